import { graphql, type PageProps } from "gatsby";
import { Grid } from "../../components/primitives/grid";
import { Section } from "../../components/primitives/section";
import { ClosingBand } from "../../components/sections/closing-band";
import { PageHead } from "../../components/sections/page-head";
import { PostCard } from "../../components/sections/post-card";
import { Seo } from "../../components/seo/seo";

export const query = graphql`
  query BlogPage {
    blogPage {
      seo {
        ...Seo
      }
      head {
        ...PageHead
      }
      cardButtonLabel
      empty
      closing {
        ...ClosingBand
      }
    }
    allPost(sort: { date: DESC }) {
      nodes {
        ...PostCard
      }
    }
    siteSettings {
      ...BylineSite
    }
  }
`;

const BlogPage = ({ data }: PageProps<Queries.BlogPageQuery>) => {
  const { blogPage, siteSettings, allPost } = data;
  if (blogPage === null || siteSettings === null) return null;
  return (
    <>
      <Seo seo={blogPage.seo} />
      <PageHead head={blogPage.head} />
      <Section>
        {allPost.nodes.length === 0 && <p>{blogPage.empty}</p>}
        <Grid columns={3}>
          {allPost.nodes.map((post, index) => (
            <PostCard
              key={post.path}
              post={post}
              buttonLabel={blogPage.cardButtonLabel}
              site={siteSettings}
              eager={index === 0}
            />
          ))}
        </Grid>
      </Section>
      <ClosingBand closing={blogPage.closing} />
    </>
  );
};

export default BlogPage;
