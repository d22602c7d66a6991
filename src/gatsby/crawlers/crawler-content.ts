import { answerOf, type Query } from "../data/data-file";

/** What the settings say of the agency. */
export interface CrawlerSettings {
  url: string;
  name: string;
  team: string;
  tagline: string;
  language: string;
  email: string;
  phones: { label: string; number: string }[];
  address: { street: string; locality: string; region: string; postalCode: string; country: string };
  hours: { text: string; urgent: string };
}

interface CrawlerContent {
  siteSettings: CrawlerSettings | null;
  interfaceLabels: { contactDetails: string; legal: string } | null;
}

const query = `
  query CrawlerContent {
    siteSettings {
      url name team tagline language email
      phones { label number }
      address { street locality region postalCode country }
      hours { text urgent }
    }
    interfaceLabels { contactDetails legal }
  }
`;

/** Reads the settings, and the words that stand over lists of links. */
export const readCrawlerContent = async (ask: Query) => {
  const { siteSettings: settings, interfaceLabels: labels } = await answerOf<CrawlerContent>(ask, query);
  if (settings === null || labels === null) throw new Error("The files for crawlers cannot be made without settings.");
  return { settings, labels };
};
