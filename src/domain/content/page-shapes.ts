import { group, longText, text } from "./fields";
import { seo } from "./shapes";

export const heading = (description = "a short heading") => text("Heading", description, { max: 90 });
export const intro = (description = "one or two sentences", max = 320) => longText("Text", description, { max });
/** A short interface text, such as the label of a button. */
export const label = (title: string, description: string, max = 40) => text(title, description, { max });
export const buttonLabel = (description: string) => text("Button", description, { max: 40 });

export const pageName = text("Name", "what the page is called in breadcrumbs", { max: 30 });

export const pageHead = group("Head of the page", "a headline and a subline", {
  headline: heading("the page's main heading"),
  subline: intro("one or two sentences under the headline"),
}).meta({ id: "PageHeader" });

/** The fields that all main pages share. */
export const pageTexts = { name: pageName, seo, head: pageHead } as const;
