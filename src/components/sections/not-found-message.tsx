import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import type { CallToAction } from "../../domain/content/shapes";
import { space } from "../../theme/tokens";
import { ButtonLink } from "../primitives/button";
import { Waves } from "../primitives/waves";
import { PageHeader } from "./page-header";

export const fragment = graphql`
  fragment NotFoundMessage on NotFoundTexts {
    heading
    text
    links {
      ...CallToAction
    }
  }
`;

const fullHeightStyles = css({
  position: "relative",
  isolation: "isolate",
  overflow: "hidden",
  minHeight: "inherit",
});
const linksStyles = css({ display: "flex", flexWrap: "wrap", gap: space[4] });

/** Fills the `main` of a page with little text. */
export const FullHeight = ({ children }: { children: ReactNode }) => (
  <div css={fullHeightStyles}>
    {children}
    <Waves />
  </div>
);

/** Links on a page without others; the first, likeliest one stands out. */
export const NextLinks = ({ links }: { links: readonly CallToAction[] }) => (
  <div css={linksStyles}>
    {links.map((link, index) => (
      <ButtonLink key={link.to} {...link} variant={index === 0 ? "filled" : "outlined"} />
    ))}
  </div>
);

/** The content of a 404 page: an explanation and links. */
export const NotFoundMessage = ({ page }: { page: Queries.NotFoundMessageFragment }) => (
  <FullHeight>
    <PageHeader head={{ headline: page.heading, subline: page.text }}>
      <NextLinks links={page.links} />
    </PageHeader>
  </FullHeight>
);
