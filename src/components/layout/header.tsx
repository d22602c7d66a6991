import { css, keyframes } from "@emotion/react";
import type { ReactNode } from "react";
import { routes } from "../../domain/paths";
import { color, media, space, typeSize, width } from "../../theme/tokens";
import { ButtonLink } from "../primitives/button";
import { LinkList } from "../primitives/list";
import { Container } from "../primitives/section";
import { SmartLink } from "../primitives/smart-link";
import { useSiteData } from "../site/site-data";
import { currentLink, MobileMenu } from "./mobile-menu";
import { QuickContacts } from "./quick-contacts";
import { Wordmark } from "./wordmark";

/** At the top of a page the header is transparent. */
const settle = keyframes({ from: { background: "transparent", borderColor: "transparent" } });

const styles = css({
  position: "fixed",
  inset: "0 0 auto",
  zIndex: 20,
  height: width.header,
  background: color.background,
  "@supports (color: color-mix(in srgb, red, red))": {
    background: `color-mix(in srgb, ${color.background} 84%, transparent)`,
    backdropFilter: "blur(14px)",
  },
  borderBlockEnd: `1px solid ${color.line}`,
  "@supports (animation-timeline: scroll())": {
    animation: `${settle} linear backwards`,
    animationTimeline: "scroll(root)",
    animationRange: "0 4rem",
  },
  // Printed as a letterhead.
  [media.print]: { position: "static", height: "auto", background: "none", borderBlockEnd: 0 },
});
const rowStyles = css({
  display: "flex",
  alignItems: "center",
  gap: `min(${space[3]}, 3vw)`,
  height: width.header,
  [media.large]: { gap: space[2] },
  [media.print]: { height: "auto", paddingBlockEnd: space[6], "& > :not(a)": { display: "none" } },
});
const brandStyles = css({
  display: "flex",
  // A long name wraps before the menu does.
  flexShrink: 99_999,
  marginInlineEnd: "auto",
  paddingBlock: space[2],
  textDecoration: "none",
});
const navStyles = css({ display: "none", [media.large]: { display: "block", marginInlineEnd: space[6] } });
/** Many links wrap into two rows, rather than push the search off the page. */
const linksStyles = css({
  display: "flex",
  flexWrap: "wrap",
  columnGap: space[8],
  "& a": {
    paddingBlock: space[3],
    fontSize: typeSize.small,
    fontWeight: 600,
    letterSpacing: "0.04em",
    textDecoration: "none",
    "&:hover": { color: color.primary },
    "&[aria-current]": {
      color: color.primary,
      textDecoration: "underline",
      textUnderlineOffset: "0.5em",
      textDecorationThickness: "2px",
    },
  },
});
const wideStyles = css({
  display: "none",
  flexShrink: 0,
  alignItems: "center",
  gap: space[2],
  [media.large]: { display: "flex" },
});

/** The header of a page: the logo, then the children. */
export const HeaderBar = ({ children }: { children?: ReactNode }) => (
  <header css={styles}>
    <Container>
      <div css={rowStyles}>
        <SmartLink css={brandStyles} to={routes.home}>
          <Wordmark name={useSiteData().siteSettings.name} />
        </SmartLink>
        {children}
      </div>
    </Container>
  </header>
);

interface HeaderProps {
  /** The path of the current page. */
  path: string;
  /** The controls beside the menu. */
  tools: ReactNode;
}

export const Header = ({ path, tools }: HeaderProps) => {
  const { navigation, interfaceLabels, menuPages } = useSiteData();
  const links = [...navigation.header, ...menuPages.nodes];
  return (
    <HeaderBar>
      <nav css={navStyles} aria-label={interfaceLabels.mainNavigation}>
        <LinkList css={linksStyles} links={links} current={(to) => currentLink(path, to)} />
      </nav>
      <div css={wideStyles}>
        <ButtonLink {...navigation.contact} />
        <QuickContacts />
      </div>
      {tools}
      <MobileMenu path={path} />
    </HeaderBar>
  );
};
