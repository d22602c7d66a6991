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

/** The facts for structured data: the picture of a leading hero, and all questions. */
export default templateOf(BuiltPageView, ({ builtPage: { blocks } }) => {
  const [first] = blocks;
  const picture = first?.__typename === "HeroBlock" ? first.picture : null;
  const questions = blocks.flatMap((block) => (block.__typename === "QuestionsBlock" ? block.questions : []));
  return { picture, ...(questions.length > 0 && { questions }) };
});
