import { graphql } from "gatsby";
import { BuiltPageView } from "../views/built-page-view";
import { templateOf } from "./template-of";

export const query = graphql`
  query BuiltPageTemplate($id: String!) {
    builtPage(id: { eq: $id }) {
      accent
      campaign
      blocks {
        ...Block
      }
    }
  }
`;

/** Returns the facts for structured data: the picture of a leading hero, and all questions. */
const shownFacts = (blocks: readonly Queries.BlockFragment[]) => {
  const [first] = blocks;
  const picture = first?.__typename === "HeroBlock" ? first.picture : null;
  const questions = blocks.flatMap((block) => (block.__typename === "QuestionsBlock" ? block.questions : []));
  return { picture, ...(questions.length > 0 && { questions }) };
};

export default templateOf(BuiltPageView, ({ builtPage }) => shownFacts(builtPage.blocks));
