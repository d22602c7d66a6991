import { group, link, listOf, longText, reference, references, text } from "../fields";
import { buttonLabel, heading, intro } from "../page-shapes";
import { image, question, statTile, tile } from "../shapes";
import { block } from "./block";

export const figuresBlock = block("figures", "Figures", "two to eight figures with what they count", {
  figures: listOf(statTile, "Figures", "two to eight figures", { min: 2, max: 8 }),
});

export const tilesBlock = block("tiles", "Tiles", "a heading and two to twelve tiles", {
  heading: heading(),
  tiles: listOf(tile, "Tiles", "two to twelve tiles", { min: 2, max: 12 }),
});

export const questionsBlock = block(
  "questions",
  "Questions",
  "a heading and one to twelve questions, which search engines are told as well",
  {
    heading: heading(),
    questions: listOf(question, "Questions", "one to twelve questions", { max: 12 }),
  },
);

const logo = group("Logo", "a picture and perhaps a link", {
  image,
  to: link("where the logo leads, such as https://example.com, or leave it out").optional(),
})
  .refine(({ image: { alt, decorative }, to }) => to === undefined || decorative !== true || alt !== undefined, {
    path: ["image", "alt"],
    message: "is missing, by which the link is named",
    params: { advice: "write whose logo it is, or leave out the link" },
  })
  .meta({ id: "Logo" });

export const logosBlock = block("logos", "Logos", "a heading and two to 24 logos", {
  heading: heading(),
  logos: listOf(logo, "Logos", "two to 24 logos", { min: 2, max: 24 }),
});

const price = group("Price", "a name, a price and perhaps a description", {
  name: text("Name", "what is offered", { max: 60 }),
  price: text("Price", "what it costs, such as ₹ 12,000 a month", { max: 40 }),
  description: longText("Description", "what is included, or leave it out", { max: 260 }).optional(),
}).meta({ id: "Price" });

export const pricesBlock = block("prices", "Prices", "a table of what is offered and what it costs", {
  heading: heading(),
  nameLabel: text("Head of the names", "a word such as Package", { max: 40 }),
  priceLabel: text("Head of the prices", "a word such as Price", { max: 40 }),
  prices: listOf(price, "Prices", "one to 20 prices", { max: 20 }),
});

/** The entries that a block shows as cards. */
const chosen = (type: "Service" | "Industry" | "Post" | "CaseStudy", description: string) =>
  references(type, "Chosen", description, 24).optional();

const cards = {
  heading: heading(),
  intro: intro("one or two sentences, or leave it out").optional(),
  buttonLabel: buttonLabel("the words on each card's button"),
};

export const servicesBlock = block("services", "Services", "cards of all services, or of chosen ones", {
  ...cards,
  chosen: chosen("Service", "the slugs of services such as seo, or leave it out for all services"),
});

export const industriesBlock = block("industries", "Industries", "cards of all industries, or of chosen ones", {
  ...cards,
  chosen: chosen("Industry", "the slugs of industries, or leave it out for all industries"),
});

export const articlesBlock = block("articles", "Articles", "cards of the newest articles, or of chosen ones", {
  heading: heading(),
  chosen: chosen("Post", "the slugs of articles, or leave it out for the six newest"),
});

export const workBlock = block("work", "Case studies", "cards of the newest case studies, or of chosen ones", {
  heading: heading(),
  chosen: chosen("CaseStudy", "the slugs of case studies, or leave it out for the three newest"),
});

export const quoteBlock = block("quote", "Quote", "what a client says", {
  quote: reference("Quote", "Quote", "the slug of a quote"),
});
