import type { Pictures } from "../pictures";
import { paragraph, sentence } from "./texts";

export const homeHero = (pictures: Pictures): Queries.HomeHeroFragment => ({
  eyebrow: "WHO WE ARE",
  headline: "Kites for every roof",
  highlight: "every",
  subheading: "We know the wind",
  pitch: paragraph,
  primary: { label: "See the kites", to: "#kites" },
  secondary: { label: "Ask for one", to: "#ask" },
  cardLabel: "Turn the card over",
  front: pictures.at(1),
  back: pictures.at(2),
});

export const video = (pictures: Pictures): Queries.VideoBlockFragment => ({
  mp4: "/video/hero-loop.mp4",
  webm: "/video/hero-loop.webm",
  playLabel: "Play video",
  pauseLabel: "Pause video",
  poster: pictures.at(3),
});

export const homeAbout = (pictures: Pictures): Queries.HomeAboutFragment => ({
  heading: "A roof is enough",
  text: sentence,
  button: { label: "Ask for one", to: "#ask" },
  video: video(pictures),
});
