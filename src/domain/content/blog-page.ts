import * as z from "zod";
import { group, longText } from "./fields";
import { listLabels, template } from "./list-labels";
import { buttonLabel, heading, label, pageTexts } from "./page-shapes";
import { closing } from "./shapes";

const share = group("Share", "the words of the links under an article that pass it on", {
  heading: heading("the heading over the links"),
  whatsapp: buttonLabel("the words of the link to WhatsApp, after the heading"),
  linkedin: buttonLabel("the words of the link to LinkedIn, after the heading"),
  x: buttonLabel("the words of the link to X, after the heading"),
  facebook: buttonLabel("the words of the link to Facebook, after the heading"),
  email: buttonLabel("the words of the link that opens a mail"),
  system: buttonLabel("the button that opens the device's own list of ways to share"),
  copy: buttonLabel("the button that copies the article's URL"),
  copied: label("Copied", "what is said when the URL has been copied", 80),
  notCopied: label("Not copied", "what to do when the browser refused to copy", 140),
});

/** The labels of the blog's lists and of article pages. */
export const blogPageSchema = z.strictObject({
  ...pageTexts,
  cardButtonLabel: buttonLabel("the words on each card's link"),
  backLabel: buttonLabel("the words of the link from an article to the list"),
  allLabel: buttonLabel("the words of the link from the articles of a tag to all articles"),
  contentsHeading: heading("the heading over the table of contents of an article or a legal page"),
  readingTime: template(["minutes"], "Reading time", "how long an article takes, such as {minutes} min read", {
    max: 40,
  }),
  tagsLabel: label("Tags", "the name of the list of tags, such as Topics"),
  moreTags: buttonLabel("the words that open the rest of a long list of tags"),
  relatedHeading: heading("the heading over the articles to read next"),
  empty: longText("Text", "what stands here while there is no article", { max: 320 }),
  ...listLabels("tags", "the tag"),
  share,
  closing,
});
