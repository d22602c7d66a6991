import * as z from "zod";
import { expiresLater, group, link, listOf, schedule, text } from "./fields";
import { buttonLabel, heading, label, pageTexts } from "./page-shapes";
import { closing, image } from "./shapes";

/** A label for screen readers. */
const spoken = (title: string, description: string) => text(title, description, { max: 60 });

export const industriesPageSchema = z.strictObject({
  ...pageTexts,
  carousel: group("Carousel", "a name, the words of its buttons and the slides", {
    label: label("Name", "what the slides are about, for screen readers", 60),
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
      group("Slide", "a tagline, a link and an image", {
        tagline: label("Tagline", "the slide's heading", 90),
        link: link(),
        image,
        ...schedule(),
      })
        .check(expiresLater)
        .meta({ id: "CarouselSlide" }),
      "Slides",
      "one to eight slides",
      { max: 8 },
    ),
  }),
  listHeading: heading("the heading over the list of industries"),
  cardButtonLabel: buttonLabel("the words on each card's button"),
  servicesHeading: heading("the heading over the matching services on an industry's page"),
  closing,
});
