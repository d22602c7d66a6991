import * as z from "zod";
import { group, text } from "./fields";
import { buttonLabel, heading, intro, label, pageName } from "./page-shapes";
import { callToAction, image, seo } from "./shapes";

const cards = {
  heading: heading(),
  text: intro(),
  buttonLabel: buttonLabel("the words on each card's button"),
  more: callToAction,
};

export const homePageSchema = z.strictObject({
  name: pageName,
  seo,
  hero: group("Hero", "the first block of the page", {
    eyebrow: label("Label", "the small label over the headline"),
    headline: heading("the page's main heading"),
    highlight: label("Highlight", "one word of the headline to be set in colour"),
    subheading: heading("the second heading"),
    pitch: intro("two or three sentences"),
    primary: callToAction,
    secondary: callToAction,
    cardLabel: label("Card", "what the card that turns over does, for screen readers", 60),
    front: image,
    back: image,
  }),
  about: group("About", "the second block of the page", {
    heading: heading("the tagline beside the video"),
    text: intro("a paragraph that presents the company", 600),
    button: callToAction,
    video: group("Video", "two files, a poster and two labels", {
      mp4: text("MP4 file", "a file in static, such as /video/hero-loop.mp4", { widget: "file" }),
      webm: text("WebM file", "a file in static, such as /video/hero-loop.webm", { widget: "file" }),
      poster: image,
      playLabel: buttonLabel("the words for starting the video"),
      pauseLabel: buttonLabel("the words for pausing the video"),
    }),
  }),
  services: group("Services", "the heading over the services, and the way to all of them", cards),
  industries: group("Industries", "the heading over the industries, and the way to all of them", cards),
  contact: group("Contact", "the heading over the form", { heading: heading(), text: intro() }),
});
