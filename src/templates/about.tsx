import { graphql, type PageProps } from "gatsby";
import { pictureFacts, Seo } from "../components/seo/seo";
import type { PageContext } from "../domain/page-entry";
import type { Present } from "../domain/present";
import { AboutView } from "../views/about-view";

export const query = graphql`
  query AboutPage {
    aboutPage {
      head {
        ...PageHeader
      }
      about {
        heading
        paragraphs
        image {
          ...WideImage
        }
        button {
          label
          to
        }
      }
      counters {
        ...StatStrip
      }
      reasons {
        heading
        tiles {
          ...TileGrid
        }
      }
      closing {
        ...ClosingBand
      }
    }
  }
`;

const AboutPage = ({ data, pageContext: { page } }: PageProps<Present<Queries.AboutPageQuery>, PageContext>) => (
  <>
    <Seo page={page} shown={{ picture: pictureFacts(data.aboutPage.about.image) }} />
    <AboutView data={data} page={page} />
  </>
);

export default AboutPage;
