import { addressLine } from "../../domain/brand-facts";
import type { SiteSettings } from "../../domain/content/settings";
import { groupBy } from "../../domain/group-by";
import type { PageEntry } from "../../domain/page-entry";

type LinkedPage = Pick<PageEntry, "path" | "kind" | "name" | "title" | "description" | "breadcrumbs">;

interface LlmsLabels {
  contactDetails: string;
  legal: string;
}

/** Escapes a text for square brackets. */
const bracketed = (text: string): string => text.replace(/[\\[\]]/g, "\\$&");

/** Line breaks would end a list item or a quotation. */
const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** Whether short contexts may skip a page: those of a list after the first. */
const isOptional = ({ path }: LinkedPage): boolean => /\/page\/\d+$/.test(path);

const section = (heading: string, pages: readonly LinkedPage[], siteUrl: string): string[] => {
  const items = pages.map(({ path, title, description }) =>
    oneLine(`- [${bracketed(title)}](${siteUrl}${path}): ${description}`),
  );
  return items.length === 0 ? [] : [`## ${heading}`, items.join("\n")];
};

const contactLines = ({ email, phones, address, hours }: SiteSettings): string =>
  [
    `[${bracketed(email)}](mailto:${email})`,
    ...phones.map(({ label, number }) => `${label}: ${number}`),
    addressLine(address),
    ...(hours ? [hours.text, hours.urgent] : []),
  ]
    .map((line) => oneLine(`- ${line}`))
    .join("\n");

/**
 * Lists all pages for language models (https://llmstxt.org/): standalone pages first, then each parent page with its
 * children, the legal pages, and optional ones.
 */
export const llmsText = (pages: readonly LinkedPage[], settings: SiteSettings, labels: LlmsLabels): string => {
  const main = pages.filter((page) => !isOptional(page));
  const groups = [...groupBy(main, ({ path, breadcrumbs: [, group] }) => group?.path ?? path).values()];
  const others = groups.filter(({ length }) => length === 1).flat();
  const standalone = others.filter(({ kind }) => kind !== "legal");
  const legal = others.filter(({ kind }) => kind === "legal");
  const parts = [
    `# ${settings.name}`,
    `> ${oneLine(settings.tagline)}`,
    `${labels.contactDetails}:`,
    contactLines(settings),
    ...section(settings.name, standalone, settings.url),
    ...groups.flatMap((group) => (group.length > 1 ? section(group[0]?.name ?? "", group, settings.url) : [])),
    ...section(labels.legal, legal, settings.url),
    ...section("Optional", pages.filter(isOptional), settings.url),
  ];
  return `${parts.join("\n\n")}\n`;
};
