import { brandFacts } from "../../domain/brand-facts";
import { questionPath, routes } from "../../domain/paths";
import type { SearchDocument, SearchKind } from "../../domain/search/search-document";
import { type BrandTokens, fillTokens } from "../../markdown/clean-tree";
import type { IndustryContent, PostContent, SearchContent, ServiceContent } from "./search-content";

interface Texts {
  about?: string;
  keywords?: readonly string[];
  text: readonly string[];
}

const documentOf = (
  kind: SearchKind,
  { path, title }: { path: string; title: string },
  { about = "", keywords = [], text }: Texts,
): SearchDocument => ({
  id: path,
  kind,
  title,
  about,
  keywords: keywords.join(" "),
  text: text.join(" · "),
});

const tileTexts = (tiles: readonly { title: string; description: string }[]): string[] =>
  tiles.map(({ title, description }) => `${title}: ${description}`);

const serviceDocument = (service: ServiceContent): SearchDocument =>
  documentOf("service", service, {
    keywords: [service.slug, service.category],
    text: [service.description, service.overview.heading, service.plainText, ...tileTexts(service.features.tiles)],
  });

const questionDocuments = ({ title: about, path, questions }: ServiceContent): SearchDocument[] =>
  questions.map(({ question, answer }) =>
    documentOf("question", { path: questionPath(path, question), title: question }, { about, text: [answer] }),
  );

const industryDocument = (industry: IndustryContent): SearchDocument =>
  documentOf("industry", industry, {
    keywords: [industry.slug],
    text: [industry.description, industry.intro.heading, industry.plainText, ...tileTexts(industry.tiles)],
  });

/** An article is found by its title, tags, excerpt and headings: its text would make the index several times as large. */
const postDocument = (post: PostContent, tokens: BrandTokens): SearchDocument =>
  documentOf("post", post, {
    text: [post.excerpt, ...post.tags, ...post.headings.map((heading) => fillTokens(heading, tokens))],
  });

const pageDocument = (
  path: string,
  { seo, head }: { seo: { title: string; description: string }; head: { headline: string; subline: string } },
  { more = [], keywords = [] }: { more?: readonly string[]; keywords?: readonly string[] } = {},
): SearchDocument =>
  documentOf(
    "page",
    { path, title: seo.title },
    { keywords, text: [seo.description, head.headline, head.subline, ...more] },
  );

const placeAndHours = ({ address, hours }: SearchContent["siteSettings"]): string[] => [
  `${address.street}, ${address.locality}, ${address.region}`,
  `${hours.text}, ${hours.urgent}`,
];

const pageDocuments = (content: SearchContent): SearchDocument[] => {
  const { homePage, aboutPage, contactPage, siteSettings } = content;
  const { headline, subheading, pitch } = homePage.hero;
  return [
    pageDocument(
      routes.home,
      { seo: homePage.seo, head: { headline, subline: `${subheading}. ${pitch}` } },
      { keywords: [siteSettings.name] },
    ),
    pageDocument(routes.services, content.servicesPage),
    pageDocument(routes.industries, content.industriesPage),
    pageDocument(routes.about, aboutPage, {
      more: [...aboutPage.about.paragraphs, ...tileTexts(aboutPage.reasons.tiles)],
    }),
    pageDocument(routes.blog, content.blogPage),
    pageDocument(routes.contact, contactPage, {
      more: [contactPage.promise, ...placeAndHours(siteSettings)],
    }),
    ...content.legalPages.nodes.map(({ title, path, seo }) =>
      documentOf("page", { title, path }, { text: [seo.description] }),
    ),
  ];
};

/** Everything that a visitor can find, one document for each place to go to. */
export const searchDocuments = (content: SearchContent): SearchDocument[] => {
  const tokens = brandFacts(content.siteSettings);
  return [
    ...content.services.nodes.map(serviceDocument),
    ...content.industries.nodes.map(industryDocument),
    ...content.posts.nodes.map((post) => postDocument(post, tokens)),
    ...pageDocuments(content),
    ...content.services.nodes.flatMap(questionDocuments),
  ];
};
