import type { Pictures } from "../pictures";
import { longTitle, many, paragraph, sentence } from "./texts";

/** Articles. Number two is long and has no author. */
export const post =
  (pictures: Pictures) =>
  (number: number): Queries.PostCardFragment => ({
    title: number === 2 ? longTitle : `What the wind said on day ${number}`,
    path: `#article-${number}`,
    accent: "sky",
    excerpt: number === 2 ? paragraph : sentence,
    tags: number === 2 ? ["Wind", "Line", "Tail", "Paper", "Festivals and schools"] : ["Wind"],
    date: "2025-03-09",
    author: number === 2 ? null : "Asha Menon",
    readingMinutes: number === 2 ? 120 : 4,
    image: pictures.at(number),
  });

export const site: Queries.BylineSiteFragment = { team: "The team of the kite makers", language: "en-IN" };

export const listWords: Queries.PostListFragment = {
  empty: "There is no article yet. Come back when the wind turns.",
  cardButtonLabel: "Read more",
  readingTime: "{minutes} min read",
  furtherPages: {
    label: "Pages of articles",
    page: "Page {page}",
    all: "All pages",
    previous: "Previous",
    next: "Next",
  },
};

export const shareWords: Queries.ShareLinksFragment["share"] = {
  heading: "Pass it on",
  whatsapp: "On WhatsApp",
  linkedin: "On LinkedIn",
  x: "On X",
  facebook: "On Facebook",
  email: "By e-mail",
  system: "More ways",
  copy: "Copy the address",
  copied: "Copied.",
  notCopied: "Not copied: your browser refused.",
};

export const tags = (count: number) =>
  many(count, (number) => ({
    name: number === 2 ? longTitle : `Tag ${number}`,
    path: `#tag-${number}`,
    count: number,
  }));

export const contents: Queries.TableOfContentsFragment[] = many(9, (number) => ({
  id: `part-${number}`,
  text: number === 2 ? longTitle : `Part ${number}`,
  depth: number === 4 ? 3 : 2,
}));

/** All that Markdown can become in an article. */
export const articleHtml = `
  <p>${paragraph} <a href="#line">A link</a>, <strong>strong words</strong>, <em>others</em> and <code>a line of code</code>.</p>
  <h2>A part</h2>
  <p>${sentence}</p>
  <ul><li>Paper</li><li>Line<ul><li>of cotton</li></ul></li><li>${paragraph}</li></ul>
  <h3>A part of it</h3>
  <ol><li>Draw</li><li>Cut</li><li>Fly</li></ol>
  <blockquote><p>${sentence}</p></blockquote>
  <div class="table" role="region" tabindex="0" aria-label="Kites by wind">
    <table>
      <thead><tr><th>Kite</th><th>Wind</th><th>Line</th></tr></thead>
      <tbody><tr><td>Delta</td><td>8 to 25 km/h</td><td>60 m</td></tr><tr><td>Diamond</td><td>10 to 30 km/h</td><td>${sentence}</td></tr></tbody>
    </table>
  </div>
  <h2>${longTitle}</h2>
  <p>${paragraph}</p>`;
