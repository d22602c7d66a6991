import { graphql } from "gatsby";
import { Horizon } from "./horizon";
import { PageHead } from "./page-head";
import { WaysOn } from "./ways-on";

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

/** What stands where there is no page: what happened, and where to go on. */
export const Lost = ({ page }: { page: Queries.LostFragment | Queries.LostPostFragment }) => (
  <Horizon>
    <PageHead head={{ headline: page.heading, subline: page.text }}>
      <WaysOn links={page.links} />
    </PageHead>
  </Horizon>
);
