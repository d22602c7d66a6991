import type { BrandSettings } from "../../domain/brand-facts";

interface Titled {
  title: string;
  path: string;
}

interface Tile {
  title: string;
  description: string;
}

interface Seo {
  title: string;
  description: string;
}

interface Head {
  headline: string;
  subline: string;
}

export interface ServiceContent extends Titled {
  slug: string;
  category: string;
  description: string;
  plainText: string;
  overview: { heading: string };
  features: { tiles: Tile[] };
  questions: { question: string; answer: string }[];
}

export interface IndustryContent extends Titled {
  slug: string;
  description: string;
  plainText: string;
  intro: { heading: string };
  tiles: Tile[];
}

export interface PostContent extends Titled {
  tags: string[];
  excerpt: string;
  /** As they are written, with the brand's tokens. */
  headings: string[];
}

/** Of the content, what can be found. */
export interface SearchContent {
  services: { nodes: ServiceContent[] };
  industries: { nodes: IndustryContent[] };
  posts: { nodes: PostContent[] };
  legalPages: { nodes: (Titled & { seo: Seo })[] };
  homePage: { seo: Seo; hero: { headline: string; subheading: string; pitch: string } };
  aboutPage: { seo: Seo; head: Head; about: { paragraphs: string[] }; reasons: { tiles: Tile[] } };
  contactPage: { seo: Seo; head: Head; promise: string };
  servicesPage: { seo: Seo; head: Head };
  industriesPage: { seo: Seo; head: Head };
  blogPage: { seo: Seo; head: Head };
  siteSettings: BrandSettings;
}

/** Asks for it. The development server has drafts, and the published site has not: nobody finds one. */
export const searchContentQuery = `
  query SearchContent {
    services: allService(filter: { comingSoon: { ne: true }, draft: { ne: true } }, sort: { order: ASC }) {
      nodes {
        title path slug category description plainText
        overview { heading }
        features { tiles { title description } }
        questions { question answer }
      }
    }
    industries: allIndustry(filter: { draft: { ne: true } }, sort: { order: ASC }) {
      nodes { title path slug description plainText intro { heading } tiles { title description } }
    }
    posts: allPost(filter: { draft: { ne: true } }, sort: { date: DESC }) {
      nodes { title path tags excerpt headings }
    }
    legalPages: allLegalPage(sort: { title: ASC }) { nodes { title path seo { title description } } }
    homePage { seo { title description } hero { headline subheading pitch } }
    aboutPage {
      seo { title description }
      head { headline subline }
      about { paragraphs }
      reasons { tiles { title description } }
    }
    contactPage { seo { title description } head { headline subline } promise }
    servicesPage { seo { title description } head { headline subline } }
    industriesPage { seo { title description } head { headline subline } }
    blogPage { seo { title description } head { headline subline } }
    siteSettings {
      name email
      phones { number }
      address { street locality region postalCode country }
      hours { text urgent }
    }
  }
`;
