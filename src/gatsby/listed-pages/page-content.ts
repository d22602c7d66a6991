import type { ListTemplates } from "../../domain/blog/list-texts";
import type { Accent } from "../../domain/content/fields";
import { answerOf, type Query } from "../data/data-file";

interface Described {
  /** The file that it is written in, below the project. */
  contentFile: string;
  seo: { title: string; description: string };
}

interface Image {
  src: string;
}

/** An entry of a folder, which has a page of its own. */
export interface PageNode extends Described {
  id: string;
  slug: string;
  title: string;
  path: string;
  /** Those that lead to it now. */
  formerPaths: string[];
  accent?: Accent;
  draft?: boolean | null;
  image?: Image;
}

export interface PostPageNode extends PageNode {
  date: string;
  tags: string[];
}

export interface OnlyPage extends Described {
  name: string;
}

interface OnlyPageWithHead extends OnlyPage {
  head: { headline: string; subline: string };
}

interface Nodes<Node> {
  nodes: Node[];
}

/** Of the content, what pages there are and how each is named and described. */
export interface PageContent {
  services: Nodes<PageNode>;
  industries: Nodes<PageNode>;
  posts: Nodes<PostPageNode>;
  legalPages: Nodes<PageNode>;
  homePage: OnlyPage & { hero: { headline: string; front: Image } };
  aboutPage: OnlyPageWithHead & { about: { image: Image } };
  contactPage: OnlyPageWithHead & { image: Image };
  servicesPage: OnlyPageWithHead;
  industriesPage: OnlyPageWithHead;
  blogPage: OnlyPageWithHead & ListTemplates & { furtherPages: { page: string } };
  siteSettings: { name: string; url: string };
  searchWords: { kinds: { service: string; industry: string; post: string } };
  redirects: { redirects: { from: string; to: string }[] };
  /** The files in `content/media`, below that folder, with a digest of their bytes. */
  media: Nodes<{ relativePath: string; internal: { contentDigest: string } }>;
}

const described = "contentFile seo { title description }";
const entry = `id slug title path formerPaths ${described}`;
const illustrated = `${entry} accent draft image { src }`;
const onlyPage = `name ${described}`;
const headed = `${onlyPage} head { headline subline }`;

const query = `
  query PageContent {
    services: allService(filter: { comingSoon: { ne: true } }, sort: { order: ASC }) { nodes { ${illustrated} } }
    industries: allIndustry(sort: { order: ASC }) { nodes { ${illustrated} } }
    posts: allPost(sort: [{ date: DESC }, { slug: ASC }]) { nodes { ${illustrated} date tags } }
    legalPages: allLegalPage(sort: { title: ASC }) { nodes { ${entry} } }
    homePage { ${onlyPage} hero { headline front { src } } }
    aboutPage { ${headed} about { image { src } } }
    contactPage { ${headed} image { src } }
    servicesPage { ${headed} }
    industriesPage { ${headed} }
    blogPage {
      ${headed}
      tagPages { title description headline subline }
      furtherPages { title description tagTitle tagDescription subline page }
    }
    siteSettings { name url }
    searchWords { kinds { service industry post } }
    redirects { redirects { from to } }
    media: allFile(filter: { sourceInstanceName: { eq: "media" } }) {
      nodes { relativePath internal { contentDigest } }
    }
  }
`;

/**
 * Reads it.
 *
 * @param ask drafts are among what it finds where those are built
 */
export const readPageContent = (ask: Query): Promise<PageContent> => answerOf<PageContent>(ask, query);
