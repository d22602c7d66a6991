import { graphql } from "gatsby";

export const fragments = graphql`
  # A card in a grid: at most 384 px, doubled for high-density screens.
  fragment CardImage on ContentImage {
    alt
    file {
      childImageSharp {
        gatsbyImageData(width: 768, breakpoints: [384, 640, 768])
      }
    }
  }

  # Half a page: at most 588 px, doubled for high-density screens. Every phone has one, so the minimum is 640.
  fragment WideImage on ContentImage {
    alt
    file {
      childImageSharp {
        gatsbyImageData(width: 1200, breakpoints: [640, 960, 1200])
      }
    }
  }

  # A slide: as wide as the page and 600 px high, so wider than a phone's screen, which crops half of it.
  fragment SlideImage on ContentImage {
    alt
    file {
      childImageSharp {
        gatsbyImageData(width: 2000, breakpoints: [1400, 2000])
      }
    }
  }

  # A logo, which is at most 160 px wide.
  fragment LogoImage on ContentImage {
    alt
    file {
      childImageSharp {
        gatsbyImageData(width: 320)
      }
    }
  }
`;

/** The displayed widths of pictures, for `sizes`. */
export const imageSizes = {
  third: "(min-width: 1250px) 384px, (min-width: 1024px) 31vw, (min-width: 640px) 46vw, calc(100vw - 48px)",
  quarter: "(min-width: 1250px) 282px, (min-width: 768px) 30vw, (min-width: 640px) 46vw, calc(100vw - 48px)",
  half: "(min-width: 1250px) 568px, (min-width: 1024px) 46vw, calc(100vw - 48px)",
  row: "(min-width: 1250px) 568px, (min-width: 768px) 46vw, calc(100vw - 48px)",
  logo: "160px",
  article: "(min-width: 770px) 720px, calc(100vw - 48px)",
  slide: "(min-width: 1333px) 1200px, (min-width: 640px) 1333px, 800px",
} as const;
