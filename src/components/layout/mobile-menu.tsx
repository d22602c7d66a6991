import listIcon from "@phosphor-icons/core/regular/list.svg";
import { css } from "@emotion/react";
import { useRef } from "react";
import { Icon } from "../primitives/icon";
import { iconButtonStyles } from "../primitives/icon-button-styles";
import { SmartLink } from "../primitives/smart-link";
import { visuallyHidden } from "../primitives/visually-hidden";
import { routes } from "../../domain/paths";
import { fillTemplate } from "../../domain/template-text";
import { media, space, width } from "../../theme/tokens";
import { currentLink } from "./current-link";
import { MenuGroup } from "./menu-group";
import { panelStyles } from "./popover-styles";
import { useSiteData } from "../site/site-data";
import { useClosingPopover } from "./use-closing-popover";

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

/**
 * The menu below the large breakpoint. The browser opens and closes it.
 *
 * @param path of the page shown
 */
export const MobileMenu = ({ path }: { path: string }) => {
  const panel = useRef<HTMLElement>(null);
  useClosingPopover(panel);
  const { navigation, interfaceLabels, allService, allIndustry } = useSiteData();
  const { menu, contact } = navigation;
  const { toggleMenu, mainNavigation, allOf } = interfaceLabels;
  const group = (label: string, to: string) => ({
    label,
    path,
    all: { label: fillTemplate(allOf, { title: label }), to },
  });
  return (
    <div css={narrowOnly} tabIndex={-1}>
      <button css={iconButtonStyles} type="button" popoverTarget="menu">
        <Icon svg={listIcon} />
        <span css={visuallyHidden}>{toggleMenu}</span>
      </button>
      <nav ref={panel} css={[panelStyles, placeStyles]} id="menu" popover="auto" aria-label={mainNavigation}>
        <MenuGroup {...group(menu.services, routes.services)} items={allService.nodes} />
        <MenuGroup {...group(menu.industries, routes.industries)} items={allIndustry.nodes} />
        {[...menu.links, contact].map(({ label, to }) => (
          <SmartLink key={to} to={to} aria-current={currentLink(path, to)}>
            {label}
          </SmartLink>
        ))}
      </nav>
    </div>
  );
};
