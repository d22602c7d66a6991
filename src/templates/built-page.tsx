import { graphql, type PageProps } from "gatsby";
import { pictureFacts, Seo } from "../components/seo/seo";
import type { PageContext } from "../domain/page-entry";
import type { Present } from "../domain/present";
import { BuiltPageView } from "../views/built-page-view";

export const query = graphql`
  query BuiltPageTemplate($id: String!) {
    builtPage(id: { eq: $id }) {
      accent
      draft
      publication
      publishAt
      expireAt
      campaign
      blocks {
        ...Block
      }
    }
  }
`;

/** What search engines are told of the blocks: the picture of the first, and the questions of all. */
const shownFacts = (blocks: readonly Queries.BlockFragment[]) => {
  const [first] = blocks;
  const picture = first?.__typename === "HeroBlock" && first.picture !== null ? pictureFacts(first.picture) : undefined;
  const questions = blocks.flatMap((block) => (block.__typename === "QuestionsBlock" ? block.questions : []));
  return { picture, ...(questions.length > 0 && { questions }) };
};

const BuiltPageTemplate = ({
  data,
  location,
  pageContext: { page },
}: PageProps<Present<Queries.BuiltPageTemplateQuery>, PageContext>) => (
  <>
    <Seo page={page} shown={shownFacts(data.builtPage.blocks)} />
    <BuiltPageView data={data} page={page} location={location} />
  </>
);

export default BuiltPageTemplate;
