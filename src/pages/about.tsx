import { graphql, type PageProps } from "gatsby";
import { pictureFacts } from "../components/seo/picture-facts";
import { Seo } from "../components/seo/seo";
import { AboutView } from "../views/about-view";

export const query = graphql`
  query AboutPage($path: String!) {
    listedPage(path: { eq: $path }) {
      ...Seo
      ...Breadcrumbs
    }
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

const AboutPage = ({ data }: PageProps<Queries.AboutPageQuery>) => {
  const { listedPage, aboutPage } = data;
  if (listedPage === null || aboutPage === null) return null;
  return (
    <>
      <Seo page={listedPage} shown={{ picture: pictureFacts(aboutPage.about.image) }} />
      <AboutView data={data} />
    </>
  );
};

export default AboutPage;
