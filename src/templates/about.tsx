import { graphql } from "gatsby";
import { AboutView } from "../views/about-view";
import { templateOf } from "./template-of";

export const query = graphql`
  query AboutPage {
    aboutPage {
      ...PageHeader
      about {
        heading
        paragraphs
        image {
          ...WideImage
        }
        button {
          ...CallToAction
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
      ...ClosingBand
    }
  }
`;

export default templateOf(AboutView, ({ aboutPage }) => ({ picture: aboutPage.about.image }));
