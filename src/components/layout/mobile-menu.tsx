import { css } from "@emotion/react";
import caretDown from "@phosphor-icons/core/regular/caret-down.svg";
import listIcon from "@phosphor-icons/core/regular/list.svg";
import { routes } from "../../domain/paths";
import { fillTemplate } from "../../domain/template-text";
import { color, media, space, width } from "../../theme/tokens";
import { Icon } from "../primitives/icon";
import { LinkList } from "../primitives/list";
import { SmartLink } from "../primitives/smart-link";
import { iconButtonStyles } from "../primitives/styles";
import { useLabels, useSiteData } from "../site/site-data";
import { closingListeners, panelStyles } from "./popover";

/**
 * Returns the `aria-current` of a menu link: `page` on the page itself, `true` on pages below it.
 *
 * @param path the canonical path of the current page
 */
export const currentLink = (path: string, to: string): "page" | "true" | undefined => {
  if (path === to) return "page";
  return path.startsWith(`${to}/`) ? "true" : undefined;
};

const narrowOnly = css({ [media.large]: { display: "none" } });
const positionStyles = css({
  left: space[3],
  right: space[3],
  width: "auto",
  maxHeight: `calc(100dvh - ${width.header} - ${space[6]})`,
  overflowY: "auto",
  overscrollBehavior: "contain",
  fontWeight: 600,
});

/**
 * The menu below the large breakpoint, a native popover.
 *
 * @param path of the current page
 */
export const MobileMenu = ({ path }: { path: string }) => {
  const { navigation, interfaceLabels, allService, allIndustry, menuPages } = useSiteData();
  const { menu, contact } = navigation;
  const { toggleMenu, mainNavigation } = interfaceLabels;
  return (
    <div css={narrowOnly} tabIndex={-1} {...closingListeners}>
      <button css={iconButtonStyles} type="button" popoverTarget="menu">
        <Icon svg={listIcon} label={toggleMenu} />
      </button>
      <nav css={[panelStyles, positionStyles]} id="menu" popover="auto" aria-label={mainNavigation}>
        <MenuGroup label={menu.services} list={routes.services} items={allService.nodes} path={path} />
        <MenuGroup label={menu.industries} list={routes.industries} items={allIndustry.nodes} path={path} />
        {[...menu.links, ...menuPages.nodes, contact].map(({ label, to }) => (
          <SmartLink key={to} to={to} aria-current={currentLink(path, to)}>
            {label}
          </SmartLink>
        ))}
      </nav>
    </div>
  );
};

const styles = css({
  "& summary": {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    minHeight: "3rem",
    paddingInline: space[3],
    cursor: "pointer",
  },
  "& summary::-webkit-details-marker": { display: "none" },
  "&[open] summary span": { rotate: "180deg" },
  "& ul": { marginInlineStart: space[3], borderInlineStart: `2px solid ${color.line}`, fontWeight: 500 },
});

interface MenuGroupProps {
  label: string;
  /** The path of the page that lists them all. */
  list: string;
  items: readonly { title: string; path: string | null }[];
  /** The path of the current page. */
  path: string;
}

/** A collapsible group of links, a native `<details>`; renders nothing without entries. */
const MenuGroup = ({ label, list, items, path }: MenuGroupProps) => {
  const all = { label: fillTemplate(useLabels().allOf, { title: label }), to: list };
  const links = items.flatMap(({ title, path: to }) => (to === null ? [] : [{ label: title, to }]));
  if (items.length === 0) return null;
  return (
    <details css={styles}>
      <summary>
        {label}
        <Icon svg={caretDown} size="1.25rem" />
      </summary>
      <LinkList links={[all, ...links]} current={(to) => (path === to ? "page" : undefined)} />
    </details>
  );
};
