import * as z from "zod";
import { text } from "./fields";
import { buttonLabel, heading, intro, label, pageName } from "./page-shapes";
import { callToAction, image, seo } from "./shapes";

const cards = {
  heading: heading(),
  text: intro(),
  buttonLabel: buttonLabel("the words on each card's button"),
} as const;

export const homePageSchema = z.strictObject({
  name: pageName,
  seo,
  hero: z
    .strictObject({
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
    })
    .meta({ title: "Hero", description: "the first block of the page" }),
  about: z
    .strictObject({
      heading: heading("the tagline beside the video"),
      text: intro("a paragraph that presents the company", 600),
      button: callToAction,
      video: z
        .strictObject({
          mp4: text({
            title: "MP4 file",
            description: "a file in static, such as /video/hero-loop.mp4",
            widget: "file",
          }),
          webm: text({
            title: "WebM file",
            description: "a file in static, such as /video/hero-loop.webm",
            widget: "file",
          }),
          poster: image,
          playLabel: buttonLabel("the words for starting the video"),
          pauseLabel: buttonLabel("the words for pausing the video"),
        })
        .meta({ title: "Video", description: "two files, a poster and two labels" }),
    })
    .meta({ title: "About", description: "the second block of the page" }),
  services: z
    .strictObject({ ...cards, more: callToAction })
    .meta({ title: "Services", description: "the heading over the services, and the way to all of them" }),
  industries: z
    .strictObject({ ...cards, more: callToAction })
    .meta({ title: "Industries", description: "the heading over the industries, and the way to all of them" }),
  contact: z
    .strictObject({ heading: heading(), text: intro() })
    .meta({ title: "Contact", description: "the heading over the form" }),
});
