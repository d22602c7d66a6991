import type { Pictures } from "../pictures";
import { longTitle, many } from "./texts";

/** Slides. Number two is long, or the only one. */
export const carousel = (pictures: Pictures, slides: number): Queries.CarouselFragment => ({
  label: "Kites in the wind",
  buttonLabel: "See it",
  kind: "carousel",
  slideKind: "slide",
  slideLabel: "{n} of {count}",
  playLabel: "Start the slides",
  pauseLabel: "Stop the slides",
  previousLabel: "Previous slide",
  nextLabel: "Next slide",
  dotsLabel: "Choose a slide",
  dotLabel: "Slide {n} of {count}: {tagline}",
  slides: many(slides, (number) => ({
    tagline: number === Math.min(2, slides) ? longTitle : `A kite over roof ${number}`,
    link: `#slide-${number}`,
    image: pictures.at(number),
  })),
});
