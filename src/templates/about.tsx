import { graphql, type PageProps } from "gatsby";
import { pictureFacts } from "../components/seo/picture-facts";
import { Seo } from "../components/seo/seo";
import type { PageContext } from "../domain/page-entry";
import { AboutView } from "../views/about-view";

export const query = graphql`
  query AboutPage {
    aboutPage {
      head {
        ...PageHead
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
    interfaceLabels {
      breadcrumbs
    }
  }
`;

const AboutPage = ({ data, pageContext: { page } }: PageProps<Queries.AboutPageQuery, PageContext>) => {
  const { aboutPage } = data;
  if (aboutPage === null) return null;
  return (
    <>
      <Seo page={page} shown={{ picture: pictureFacts(aboutPage.about.image) }} />
      <AboutView data={data} page={page} />
    </>
  );
};

export default AboutPage;
