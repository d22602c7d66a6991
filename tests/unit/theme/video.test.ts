import { readFileSync } from "node:fs";

const limit = 700_000;

/** How the film is coded, as each container writes it down. */
const films = [
  ["static/video/hero-loop.webm", /V_(?:AV1|VP9)/],
  ["static/video/hero-loop.mp4", /avc1/],
] as const;

describe("the film on the home page", () => {
  it.each(films)("%s is coded as browsers expect, has no sound and weighs less than 700 kB", (file, codec) => {
    const film = readFileSync(file);
    expect(film.length).toBeLessThan(limit);
    const text = film.toString("latin1");
    expect(text).toMatch(codec);
    expect(text).not.toMatch(/mp4a|A_OPUS|A_VORBIS/);
  });
});
