import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Container } from "../primitives/container";
import type { PageEntry } from "../../domain/page-entry";
import { Breadcrumbs } from "./breadcrumbs";
import { accent, color, space, typeSize, width } from "../../theme/tokens";

export const fragment = graphql`
  fragment PageHead on PageHead {
    headline
    subline
  }
`;

const styles = css({
  paddingBlock: `calc(${width.header} + clamp(3rem, 6vw, 6rem)) clamp(2rem, 4vw, 3.5rem)`,
  background: `radial-gradient(60rem 30rem at 85% -10%, ${accent.tint}, ${color.background} 70%)`,
});
const textStyles = css({ display: "grid", gap: space[6], maxWidth: "52rem" });
const sublineStyles = css({ color: color.muted, fontSize: typeSize.lead, maxWidth: "42rem" });

interface PageHeadProps {
  /** The page to which breadcrumbs lead, if any do. */
  page?: PageEntry;
  head: Queries.PageHeadFragment;
  children?: ReactNode;
}

/** The head of a page that has no picture of its own. */
export const PageHead = ({ page, head, children }: PageHeadProps) => (
  <header css={styles} data-tone="background">
    <Container>
      {page !== undefined && <Breadcrumbs page={page} />}
      <div css={textStyles}>
        <h1>{head.headline}</h1>
        <p css={sublineStyles}>{head.subline}</p>
        {children}
      </div>
    </Container>
  </header>
);
