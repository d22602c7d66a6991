/** The colours of the mock-ups: the site's accents, and the greys and greens of an interface. */
export const colors = {
  ink: "#17153B",
  iris: "#5B4DFF",
  coral: "#FF4D79",
  mint: "#12C99B",
  sky: "#2B7BFF",
  marigold: "#FFB020",
  saffron: "#FF8A3D",
  good: "#0A9A6E",
  goodTint: "#E3FAF1",
  grey: "#65638A",
  pale: "#A5A3C0",
  soft: "#F4F3FC",
  line: "#E3E1F1",
};
