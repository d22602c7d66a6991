import type { ListedPage } from "../../domain/listed-page";
import type { CrawlerSettings } from "./crawler-content";

const standards = "HTML, CSS, WAI-ARIA, JSON-LD";
const technology = "Gatsby, React, TypeScript, Emotion, Markdown";

/** The day, in years, months and days, on which a page was changed last, where all that is known. */
const lastUpdate = (pages: readonly Pick<ListedPage, "modified">[]): string => {
  const newest = pages.flatMap(({ modified }) => modified ?? []).reduce((a, b) => (a > b ? a : b), "");
  return newest === "" ? "" : `Last update: ${newest.slice(0, 10).replaceAll("-", "/")}\n`;
};

/** Says who made the site, and with what (https://humanstxt.org/). */
export const humansText = (
  { team, email, address, language }: CrawlerSettings,
  pages: readonly Pick<ListedPage, "modified">[],
): string => `/* TEAM */
Team: ${team}
Contact: ${email}
From: ${address.locality}, ${address.region}, ${address.country}

/* SITE */
${lastUpdate(pages)}Language: ${language}
Standards: ${standards}
Technology: ${technology}
`;
