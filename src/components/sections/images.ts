import { graphql } from "gatsby";

export const fragments = graphql`
  # A card in a grid: 384 px at the most, and twice that on a fine screen.
  fragment CardImage on ContentImage {
    alt
    file {
      childImageSharp {
        gatsbyImageData(width: 768, breakpoints: [384, 640, 768])
      }
    }
  }

  # Half a page: 588 px at the most, and twice that on a fine screen. No phone has one dot for a pixel, so none is served
  # by less than 640.
  fragment WideImage on ContentImage {
    alt
    file {
      childImageSharp {
        gatsbyImageData(width: 1200, breakpoints: [640, 960, 1200])
      }
    }
  }

  # A slide: as wide as the page and 600 px high, so on a phone far wider than the screen, and half of it unseen.
  fragment SlideImage on ContentImage {
    alt
    file {
      childImageSharp {
        gatsbyImageData(width: 2000, breakpoints: [1400, 2000])
      }
    }
  }

  # A logo, which is 160 px wide at the most.
  fragment LogoImage on ContentImage {
    alt
    file {
      childImageSharp {
        gatsbyImageData(width: 320)
      }
    }
  }
`;

/** How wide the pictures are shown, for the `sizes` attribute. */
export const imageSizes = {
  third: "(min-width: 1250px) 384px, (min-width: 1024px) 31vw, (min-width: 640px) 46vw, calc(100vw - 48px)",
  quarter: "(min-width: 1250px) 282px, (min-width: 768px) 30vw, (min-width: 640px) 46vw, calc(100vw - 48px)",
  half: "(min-width: 1250px) 568px, (min-width: 1024px) 46vw, calc(100vw - 48px)",
  row: "(min-width: 1250px) 568px, (min-width: 768px) 46vw, calc(100vw - 48px)",
  logo: "160px",
  article: "(min-width: 770px) 720px, calc(100vw - 48px)",
  slide: "(min-width: 1333px) 1200px, (min-width: 640px) 1333px, 800px",
} as const;
