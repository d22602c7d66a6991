import { addressLine } from "../../domain/brand-facts";
import type { ListedPage } from "../../domain/listed-page";
import type { PageKind } from "../../domain/page-kind";
import type { CrawlerSettings } from "./crawler-content";

type LinkedPage = Pick<ListedPage, "path" | "kind" | "name" | "title" | "description">;

interface LlmsWords {
  contactDetails: string;
  legal: string;
}

/** A text that stands between square brackets. */
const bracketed = (text: string): string => text.replace(/[\\[\]]/g, "\\$&");

/** What may be left out where there is little room: of a list, the pages after the first. */
const isOptional = ({ path }: LinkedPage): boolean => /\/page\/\d+$/.test(path);

const section = (heading: string, pages: readonly LinkedPage[], siteUrl: string): string[] =>
  pages.length === 0
    ? []
    : [
        `## ${heading}`,
        pages
          .map(({ path, title, description }) => `- [${bracketed(title)}](${siteUrl}${path}): ${description}`)
          .join("\n"),
      ];

const contactLines = ({ email, phones, address, hours }: CrawlerSettings): string =>
  [
    `[${bracketed(email)}](mailto:${email})`,
    ...phones.map(({ label, number }) => `${label}: ${number}`),
    addressLine(address),
    hours.text,
    hours.urgent,
  ]
    .map((line) => `- ${line}`)
    .join("\n");

/**
 * Leads language models to each page (https://llmstxt.org/): the agency itself,
 * its services, its industries, its articles and the law.
 */
export const llmsText = (pages: readonly LinkedPage[], settings: CrawlerSettings, words: LlmsWords): string => {
  const main = pages.filter((page) => !isOptional(page));
  const of = (...kinds: PageKind[]) => kinds.flatMap((kind) => main.filter((page) => page.kind === kind));
  const nameOf = (kind: PageKind): string => of(kind)[0]?.name ?? settings.name;
  const parts = [
    `# ${settings.name}`,
    `> ${settings.tagline}`,
    `${words.contactDetails}:`,
    contactLines(settings),
    ...section(settings.name, of("home", "about", "contact"), settings.url),
    ...section(nameOf("services"), of("services", "service"), settings.url),
    ...section(nameOf("industries"), of("industries", "industry"), settings.url),
    ...section(nameOf("blog"), of("blog", "post", "tag"), settings.url),
    ...section(words.legal, of("legal"), settings.url),
    ...section("Optional", pages.filter(isOptional), settings.url),
  ];
  return `${parts.join("\n\n")}\n`;
};
