import { graphql } from "gatsby";
import type { ListPage } from "../../domain/blog/list-pages";
import { Grid } from "../primitives/grid";
import { Section } from "../primitives/section";
import { Pagination } from "./pagination";
import { PostCard } from "./post-card";

export const fragment = graphql`
  fragment PostList on BlogPage {
    empty
    ...PostCardWords
    ...Pagination
  }
`;

interface PostListProps {
  page: Pick<ListPage, "list" | "page" | "pageCount">;
  posts: readonly Queries.PostCardFragment[];
  words: Queries.PostListFragment;
}

/** The articles of one page of a list, and the way to its other pages. */
export const PostList = ({ page, posts, words }: PostListProps) => (
  <Section>
    {posts.length === 0 ? (
      <p>{words.empty}</p>
    ) : (
      <Grid columns={3}>
        {posts.map((post, index) => (
          <PostCard key={post.path} post={post} words={words} eager={index === 0} />
        ))}
      </Grid>
    )}
    <Pagination {...page} words={words.furtherPages} />
  </Section>
);
