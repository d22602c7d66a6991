import { graphql, useStaticQuery } from "gatsby";
import { PostList } from "../components/sections/post-list";
import type { Present } from "../domain/present";
import { Specimen } from "./specimen";

/** An empty list of articles, and the pagination of a very long one. */
export const ListStates = () => {
  const { blogPage } = useStaticQuery<Present<Queries.GalleryListsQuery>>(graphql`
    query GalleryLists {
      blogPage {
        ...PostList
      }
    }
  `);
  return [
    { title: "No article", page: { list: "#list", page: 1, pageCount: 1 } },
    { title: "Page 500 of 1000", page: { list: "#list", page: 500, pageCount: 1000 } },
  ].map(({ title, page }) => (
    <Specimen key={title} title={title}>
      <PostList page={page} posts={[]} labels={blogPage} />
    </Specimen>
  ));
};
