import { css } from "@emotion/react";
import { graphql } from "gatsby";
import type { ReactNode } from "react";
import type { PageEntry } from "../../domain/page-entry";
import { accent, color, space, typeSize, width } from "../../theme/tokens";
import { List } from "../primitives/list";
import { Container } from "../primitives/section";
import { SmartLink } from "../primitives/smart-link";
import { useLabels } from "../site/site-data";

/** The height of a touch target, which overlaps the space above and below. */
const lineHeight = "2.75rem";
const navStyles = css({ marginBlock: "-1.375rem 0.625rem" });
const listStyles = css({
  display: "flex",
  flexWrap: "wrap",
  color: color.muted,
  fontSize: typeSize.small,
  lineHeight,
  overflowWrap: "anywhere",
  "& > li:not(:last-child)::after": {
    // The empty alternative text hides it from screen readers, where supported.
    content: ["'/'", "'/' / ''"],
    marginInline: space[2],
    color: color.control,
  },
  "& a": {
    display: "inline-block",
    textDecoration: "none",
    "&:hover": { color: color.text, textDecoration: "underline", textUnderlineOffset: "0.3em" },
  },
});

/** https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/ */
export const Breadcrumbs = ({ page: { breadcrumbs } }: { page: Pick<PageEntry, "breadcrumbs"> }) => (
  <nav css={navStyles} aria-label={useLabels().breadcrumbs}>
    <List ordered css={listStyles}>
      {breadcrumbs.map(({ name, path }, index) => (
        <li key={path}>
          {index < breadcrumbs.length - 1 ? (
            <SmartLink to={path}>{name}</SmartLink>
          ) : (
            <span aria-current="page">{name}</span>
          )}
        </li>
      ))}
    </List>
  </nav>
);

export const fragment = graphql`
  fragment PageHeader on HeadedPage {
    head {
      headline
      subline
    }
  }
`;

const styles = css({
  paddingBlock: `calc(${width.header} + clamp(3rem, 6vw, 6rem)) clamp(2rem, 4vw, 3.5rem)`,
  background: `radial-gradient(60rem 30rem at 85% -10%, ${accent.tint}, ${color.background} 70%)`,
});
const textStyles = css({ display: "grid", gap: space[6], maxWidth: "52rem" });
const sublineStyles = css({ color: color.muted, fontSize: typeSize.lead, maxWidth: "42rem" });

interface PageHeaderProps {
  /** The page whose breadcrumbs are shown, if any. */
  page?: PageEntry;
  head: Queries.PageHeaderFragment["head"];
  children?: ReactNode;
}

/** The header of a page without a picture. */
export const PageHeader = ({ page, head, children }: PageHeaderProps) => (
  <header css={styles} data-ground="plain">
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
