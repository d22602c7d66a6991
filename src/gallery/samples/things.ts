import { accentColors } from "../../theme/accents";
import type { Pictures } from "../pictures";
import { longLabel, longName, longTitle, paragraph, sentence } from "./texts";

const accentOf = (number: number): string => accentColors[number % accentColors.length] ?? "iris";

/** Services and industries. Number two is long, number three is announced only. */
export const service = (pictures: Pictures) => (number: number) => ({
  title: number === 2 ? longName : `Kite number ${number}`,
  description: number === 2 ? paragraph : sentence,
  preview: number === 2 ? paragraph : sentence,
  path: number === 3 ? null : `#kite-${number}`,
  accent: accentOf(number),
  image: pictures.at(number),
});

/** A link to somewhere else on the page. */
export const wayOn = { label: "See the kites", to: "#kites" };

export const industry = (pictures: Pictures) => (number: number) => ({
  title: number === 2 ? longName : `Roof number ${number}`,
  description: sentence,
  path: `#roof-${number}`,
  accent: accentOf(number),
  image: pictures.at(number),
});

export const cardWords = { buttonLabel: "Explore", comingSoon: "Coming soon" };

export const closing: Queries.ClosingBandFragment = {
  heading: "Is there wind today?",
  text: sentence,
  button: { label: "Ask for a kite", to: "#ask" },
};

export const longClosing: Queries.ClosingBandFragment = {
  heading: longTitle,
  text: paragraph,
  button: { label: longLabel, to: "#ask" },
};

/** The way to something. */
export const breadcrumbsTo = (name: string) => [
  { name: "Kites", path: "#kites" },
  { name: "All shapes", path: "#shapes" },
  { name, path: "#here" },
];
