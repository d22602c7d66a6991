import caretDown from "@phosphor-icons/core/regular/caret-down.svg";
import listIcon from "@phosphor-icons/core/regular/list.svg";
import { css } from "@emotion/react";
import { useLayoutEffect, useRef } from "react";
import { Icon } from "../primitives/icon";
import { SmartLink } from "../primitives/smart-link";
import { visuallyHidden } from "../primitives/visually-hidden";
import { routes } from "../../domain/paths";
import { fillTemplate } from "../../domain/template-text";
import { media } from "../../theme/media";
import { color } from "../../theme/tokens/color";
import { space, width } from "../../theme/tokens/space";
import { iconButtonStyles, panelStyles } from "./popover-styles";
import { required, type SiteData } from "./site-data";

const narrowOnly = css({ [media.large]: { display: "none" } });
const placeStyles = css({
  left: space[3],
  right: space[3],
  width: "auto",
  maxHeight: `calc(100dvh - ${width.header} - ${space[6]})`,
  overflowY: "auto",
  overscrollBehavior: "contain",
  fontWeight: 600,
});
const groupStyles = css({
  "& summary": {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    minHeight: "3rem",
    paddingInline: space[3],
    cursor: "pointer",
    listStyle: "none",
  },
  "& summary::-webkit-details-marker": { display: "none" },
  "&[open] summary span": { rotate: "180deg" },
  "& ul": { marginInlineStart: space[3], borderInlineStart: `2px solid ${color.line}`, fontWeight: 500 },
});

interface GroupProps {
  label: string;
  all: { label: string; to: string };
  items: readonly { title: string; path: string | null }[];
}

const Group = ({ label, all, items }: GroupProps) => (
  <details css={groupStyles}>
    <summary>
      {label}
      <Icon svg={caretDown} size="1.25rem" />
    </summary>
    <ul>
      <li>
        <SmartLink to={all.to}>{all.label}</SmartLink>
      </li>
      {items.map(({ title, path }) => (
        <li key={title}>{path !== null && <SmartLink to={path}>{title}</SmartLink>}</li>
      ))}
    </ul>
  </details>
);

/**
 * Closes the menu when a link in it is chosen: the next page has the same header, so nothing else would. A layout
 * effect, so that no link answers to React before this does.
 */
const useClosingOnChoice = () => {
  const panel = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const element = panel.current;
    const close = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest("a") !== null) element?.hidePopover();
    };
    element?.addEventListener("click", close);
    return () => element?.removeEventListener("click", close);
  }, []);
  return panel;
};

/** The menu below the large breakpoint. */
export const MobileMenu = ({ data }: { data: SiteData }) => {
  const panel = useClosingOnChoice();
  const { menu, contact } = required(data.navigation);
  const { toggleMenu, mainNavigation, allOf } = required(data.interfaceLabels);
  const all = (title: string, to: string) => ({ label: fillTemplate(allOf, { title }), to });
  return (
    <div css={narrowOnly}>
      <button css={iconButtonStyles} type="button" popoverTarget="menu">
        <Icon svg={listIcon} />
        <span css={visuallyHidden}>{toggleMenu}</span>
      </button>
      <nav ref={panel} css={[panelStyles, placeStyles]} id="menu" popover="auto" aria-label={mainNavigation}>
        <Group label={menu.services} all={all(menu.services, routes.services)} items={data.allService.nodes} />
        <Group label={menu.industries} all={all(menu.industries, routes.industries)} items={data.allIndustry.nodes} />
        {[...menu.links, contact].map(({ label, to }) => (
          <SmartLink key={to} to={to}>
            {label}
          </SmartLink>
        ))}
      </nav>
    </div>
  );
};
