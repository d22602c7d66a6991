import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { ButtonLink } from "../primitives/button-link";
import { space } from "../../theme/tokens/space";
import { Horizon } from "./horizon";
import { PageHead } from "./page-head";

export const fragment = graphql`
  fragment Lost on NotFoundPage {
    heading
    text
    links {
      label
      to
    }
  }

  fragment LostPost on PostNotFoundPage {
    heading
    text
    links {
      label
      to
    }
  }
`;

const linksStyles = css({ display: "flex", flexWrap: "wrap", gap: space[4] });

/** What stands where there is no page: what happened, and where to go on. */
export const Lost = ({ page }: { page: Queries.LostFragment | Queries.LostPostFragment }) => (
  <Horizon>
    <PageHead head={{ headline: page.heading, subline: page.text }}>
      <div css={linksStyles}>
        {page.links.map(({ label, to }, index) => (
          <ButtonLink key={to} to={to} variant={index === 0 ? "filled" : "outlined"}>
            {label}
          </ButtonLink>
        ))}
      </div>
    </PageHead>
  </Horizon>
);
