import { Grid } from "../primitives/grid";
import { Section } from "../primitives/section";
import { SectionHeading } from "../primitives/section-heading";
import { PostCard } from "./post-card";

interface RelatedPostsProps {
  heading: string;
  posts: readonly Queries.PostCardFragment[];
  words: Queries.PostCardWordsFragment;
}

/** What to read after an article. There is nothing where the blog has no other article. */
export const RelatedPosts = ({ heading, posts, words }: RelatedPostsProps) =>
  posts.length > 0 && (
    <Section labelledBy="related" tone="surface" printed={false}>
      <SectionHeading id="related" heading={heading} />
      <Grid columns={3}>
        {posts.map((post) => (
          <PostCard key={post.path} post={post} words={words} heading="h3" />
        ))}
      </Grid>
    </Section>
  );
