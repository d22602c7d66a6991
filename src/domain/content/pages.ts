import { z } from "zod";
import { link, listOf, longText, text } from "./fields";
import { callToAction, closing, image, seo, serviceTile, statTile } from "./shapes";

export const heading = (description = "a short heading", max = 90) => text({ title: "Heading", description, max });
export const intro = (description = "one or two sentences", max = 320) => longText({ title: "Text", description, max });
export const buttonLabel = (description: string) => text({ title: "Button", description, max: 40 });

/** Words that are not seen, but read aloud. */
const spoken = (title: string, description: string) => text({ title, description, max: 60 });

export const pageHead = z
  .strictObject({
    headline: heading("the page's main heading"),
    subline: intro("one or two sentences under the headline"),
  })
  .meta({ id: "PageHead", title: "Head of the page", description: "a headline and a subline" });

export const homePageSchema = z.strictObject({
  seo,
  hero: z
    .strictObject({
      eyebrow: text({ title: "Label", description: "the small label over the headline", max: 40 }),
      headline: heading("the page's main heading"),
      highlight: text({ title: "Highlight", description: "one word of the headline to be set in colour", max: 40 }),
      subheading: heading("the second heading"),
      pitch: intro("two or three sentences"),
      primary: callToAction,
      secondary: callToAction,
      cardLabel: text({
        title: "Card",
        description: "what the card that turns over does, for screen readers",
        max: 60,
      }),
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
    .strictObject({ heading: heading(), text: intro(), buttonLabel: buttonLabel("the words on each card's button") })
    .meta({ title: "Services", description: "the heading over the services" }),
  industries: z
    .strictObject({ heading: heading(), text: intro(), buttonLabel: buttonLabel("the words on each card's button") })
    .meta({ title: "Industries", description: "the heading over the industries" }),
  contact: z
    .strictObject({ heading: heading(), text: intro() })
    .meta({ title: "Contact", description: "the heading over the form" }),
});

export const aboutPageSchema = z.strictObject({
  seo,
  head: pageHead,
  about: z
    .strictObject({
      heading: heading(),
      paragraphs: listOf(longText({ title: "Paragraph", description: "a paragraph", max: 700 }), {
        title: "Paragraphs",
        description: "one to five paragraphs",
        max: 5,
      }),
      image,
      button: callToAction,
    })
    .meta({ title: "About", description: "a heading, paragraphs, an image and a button" }),
  counters: listOf(statTile, { title: "Counters", description: "four tiles", min: 4, max: 4 }),
  reasons: z
    .strictObject({
      heading: heading(),
      tiles: listOf(serviceTile, { title: "Reasons", description: "four tiles", min: 4, max: 4 }),
    })
    .meta({ title: "Reasons", description: "a heading and four tiles" }),
  closing,
});

export const contactPageSchema = z.strictObject({
  seo,
  head: pageHead,
  image,
  formHeading: heading("the heading over the form"),
  detailsHeading: heading("the heading over the contact details"),
  promise: text({ title: "Promise", description: "how soon an answer comes", max: 140 }),
  mapLabel: buttonLabel("the words of the link to the map"),
});

export const servicesPageSchema = z.strictObject({
  seo,
  head: pageHead,
  cardButtonLabel: buttonLabel("the words on each card's button"),
  relatedHeading: heading("the heading over related services on a service's page"),
  questionsHeading: heading("the heading over the questions on a service's page"),
  closing,
});

export const industriesPageSchema = z.strictObject({
  seo,
  head: pageHead,
  carousel: z
    .strictObject({
      label: text({ title: "Name", description: "what the slides are about, for screen readers", max: 60 }),
      buttonLabel: buttonLabel("the words on each slide's button"),
      kind: spoken("Kind", "what screen readers call the whole, such as carousel"),
      slideKind: spoken("Kind of a slide", "what screen readers call one of its parts, such as slide"),
      slideLabel: spoken("Name of a slide", "{n} and {count} stand for its number and how many there are"),
      playLabel: spoken("Play", "the name of the button that starts the slides"),
      pauseLabel: spoken("Pause", "the name of the button that stops the slides"),
      previousLabel: spoken("Previous", "the name of the button that shows the slide before"),
      nextLabel: spoken("Next", "the name of the button that shows the slide after"),
      dotsLabel: spoken("Dots", "the name of the row of dots"),
      dotLabel: spoken(
        "Name of a dot",
        "{n}, {count} and {tagline} stand for the slide's number, how many there are and its tagline",
      ),
      slides: listOf(
        z
          .strictObject({
            tagline: text({ title: "Tagline", description: "the slide's heading", max: 90 }),
            link: link(),
            image,
          })
          .meta({ id: "CarouselSlide", title: "Slide", description: "a tagline, a link and an image" }),
        { title: "Slides", description: "one to eight slides", max: 8 },
      ),
    })
    .meta({ title: "Carousel", description: "a name, the words of its buttons and the slides" }),
  listHeading: heading("the heading over the list of industries"),
  cardButtonLabel: buttonLabel("the words on each card's button"),
  servicesHeading: heading("the heading over the matching services on an industry's page"),
  closing,
});

const lostPage = { seo, heading: heading("what happened, in a few words"), text: intro() };
const onward = listOf(callToAction, { title: "Links", description: "one to six places to go on", max: 6 });

export const notFoundPageSchema = z.strictObject({ ...lostPage, links: onward });
export const postNotFoundPageSchema = z.strictObject({ ...lostPage, links: onward });

/** What a visitor without scripts sees after sending an enquiry. */
export const enquiryReceivedPageSchema = z.strictObject({
  seo,
  head: pageHead,
  reference: intro("a sentence that holds as it is; the function that receives enquiries puts the reference there"),
  links: onward,
});
