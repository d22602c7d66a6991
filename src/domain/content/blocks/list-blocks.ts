import * as z from "zod";
import { group, link, listOf, longText, slug, text } from "../fields";
import { buttonLabel, heading, intro } from "../page-shapes";
import { image, question, serviceTile, statTile } from "../shapes";
import { block } from "./block";

export const figuresBlock = block(
  "figures",
  { title: "Figures", description: "two to eight figures with what they count" },
  { figures: listOf(statTile, { title: "Figures", description: "two to eight figures", min: 2, max: 8 }) },
);

export const tilesBlock = block(
  "tiles",
  { title: "Tiles", description: "a heading and two to twelve tiles" },
  {
    heading: heading(),
    tiles: listOf(serviceTile, { title: "Tiles", description: "two to twelve tiles", min: 2, max: 12 }),
  },
);

export const questionsBlock = block(
  "questions",
  { title: "Questions", description: "a heading and one to twelve questions, which search engines are told as well" },
  {
    heading: heading(),
    questions: listOf(question, { title: "Questions", description: "one to twelve questions", max: 12 }),
  },
);

const logo = group("Logo", "a picture and perhaps a link", {
  image,
  to: link({ description: "where the logo leads, or leave it out" }).optional(),
}).meta({ id: "Logo" });

export const logosBlock = block(
  "logos",
  { title: "Logos", description: "a heading and two to 24 logos" },
  { heading: heading(), logos: listOf(logo, { title: "Logos", description: "two to 24 logos", min: 2, max: 24 }) },
);

const price = group("Price", "a name, a price and perhaps a description", {
  name: text({ title: "Name", description: "what is offered", max: 60 }),
  price: text({ title: "Price", description: "what it costs, such as ₹ 12,000 a month", max: 40 }),
  description: longText({
    title: "Description",
    description: "what is included, or leave it out",
    max: 260,
  }).optional(),
}).meta({ id: "Price" });

export const pricesBlock = block(
  "prices",
  { title: "Prices", description: "a table of what is offered and what it costs" },
  {
    heading: heading(),
    nameLabel: text({ title: "Head of the names", description: "a word such as Package", max: 40 }),
    priceLabel: text({ title: "Head of the prices", description: "a word such as Price", max: 40 }),
    prices: listOf(price, { title: "Prices", description: "one to 20 prices", max: 20 }),
  },
);

/** The entries that a block shows as cards. */
const chosen = (type: "Service" | "Industry" | "Post" | "CaseStudy", description: string) =>
  z.array(slug()).min(1).max(24).meta({ title: "Chosen", description, relation: type }).optional();

const cards = {
  heading: heading(),
  intro: intro("one or two sentences, or leave it out").optional(),
  buttonLabel: buttonLabel("the words on each card's button"),
};

export const servicesBlock = block(
  "services",
  { title: "Services", description: "cards of all services, or of chosen ones" },
  { ...cards, chosen: chosen("Service", "the slugs of services such as seo, or leave it out for all services") },
);

export const industriesBlock = block(
  "industries",
  { title: "Industries", description: "cards of all industries, or of chosen ones" },
  { ...cards, chosen: chosen("Industry", "the slugs of industries, or leave it out for all industries") },
);

export const articlesBlock = block(
  "articles",
  { title: "Articles", description: "cards of the newest articles, or of chosen ones" },
  { heading: heading(), chosen: chosen("Post", "the slugs of articles, or leave it out for the six newest") },
);

export const workBlock = block(
  "work",
  { title: "Case studies", description: "cards of the newest case studies, or of chosen ones" },
  {
    heading: heading(),
    chosen: chosen("CaseStudy", "the slugs of case studies, or leave it out for the three newest"),
  },
);

export const quoteBlock = block(
  "quote",
  { title: "Quote", description: "what a client says" },
  { quote: slug().meta({ title: "Quote", description: "the slug of a quote", relation: "Quote" }) },
);
