import { graphql, useStaticQuery } from "gatsby";
import { required } from "../components/layout/site-data";
import { PostList } from "../components/sections/post-list";
import { Specimen } from "./specimen";

/** A list without articles, and the way through one that has very many pages. */
export const ListStates = () => {
  const { blogPage, siteSettings } = useStaticQuery<Queries.GalleryListsQuery>(graphql`
    query GalleryLists {
      blogPage {
        ...PostList
      }
      siteSettings {
        ...BylineSite
      }
    }
  `);
  const [words, site] = [required(blogPage), required(siteSettings)];
  return [
    { title: "No article", page: { list: "#list", page: 1, pageCount: 1 } },
    { title: "Page 500 of 1000", page: { list: "#list", page: 500, pageCount: 1000 } },
  ].map(({ title, page }) => (
    <Specimen key={title} title={title}>
      <PostList page={page} posts={[]} words={words} site={site} />
    </Specimen>
  ));
};
