/** Numbers between 0 and 1 that are the same at each run (mulberry32). */
const numbers = () => {
  let state = 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

/** How often a word is one that no other text has: names of products, towns, people. */
const rare = 0.02;

/**
 * Articles as long as the real ones, of the words of the real texts, as often as those use them.
 *
 * @param {string} index the JSON of the real index
 * @param {number} count how many
 */
export const inventedArticles = (index, count) => {
  const number = numbers();
  const stored = /** @type {{ text: string }[]} */ (Object.values(JSON.parse(index).storedFields));
  const words = stored.flatMap(({ text }) => text.split(/[^\p{L}]+/u).filter(Boolean));
  const word = () =>
    number() < rare ? Math.floor(number() * 1e9).toString(36) : words[Math.floor(number() * words.length)];
  const some = (/** @type {number} */ length) => Array.from({ length }, word).join(" ");
  return Array.from({ length: count }, (_, article) => {
    const headings = Array.from({ length: 6 }, () => some(5));
    return {
      id: `/blog/article-${article}`,
      kind: /** @type {const} */ ("post"),
      title: some(7),
      about: "",
      keywords: "",
      text: [some(32), ...headings].join(" · "),
    };
  });
};
