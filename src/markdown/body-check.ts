import type { Node } from "unist";
import type { Problem } from "../domain/content/validation-error";
import { descendants } from "./hast";
import { readText } from "./parse-markdown";
import { headingText, lineOf } from "./read-body";

/** A node of any type (mdast). */
interface Part extends Node {
  value?: string;
  url?: string;
  alt?: string | null;
  depth?: number;
  checked?: boolean | null;
}

/** How links may begin; sanitising drops every other scheme, and schemes in capitals. */
const linkStarts = /^(?:\/(?!\/)|#|https?:\/\/|mailto:)/;

const htmlProblem = ({ value = "" }: Part): Problem | undefined => {
  const html = value.replace(/<!--[\s\S]*?-->/g, "").trim();
  if (html === "") return undefined;
  const tag = /<[^\s>]*/.exec(html)?.[0] ?? "<!--";
  return {
    problem: `has HTML (${tag}>), which the site leaves out`,
    advice: "write it as Markdown, a picture as ![what it shows](/media/name.jpg), or leave it out",
  };
};

const linkProblem = ({ url = "" }: Part): Problem | undefined =>
  linkStarts.test(url)
    ? undefined
    : {
        problem: `links to ${JSON.stringify(url)}, which is no link that the site accepts`,
        advice: "write a path such as /contact_us, or a URL that begins with https:// or mailto:",
      };

const wordlessLink = (link: Part): Problem | undefined =>
  readText(link).trim() !== "" || descendants(link).some(({ type }) => type === "image")
    ? undefined
    : {
        problem: `has a link to ${link.url} without words`,
        advice: "write them between the brackets, or remove the link",
      };

const pictureProblems = ({ alt, url = "" }: Part) => [
  !alt?.trim() && {
    problem: `shows ${url} without alternative text`,
    advice: "write what it shows between the brackets: ![what it shows](…)",
  },
  url.split("/").includes("..") && {
    problem: `names ${url}, which is outside of its folder`,
    advice: "write a path below /media/ without ..",
  },
];

const headingProblems = (heading: Part) => {
  const text = headingText(heading);
  return [
    heading.depth === 1 && {
      problem: `has a second main heading, ${JSON.stringify(text)}`,
      advice: "begin headings of a text with ##",
    },
    !/[\p{L}\p{N}]/u.test(text) && {
      problem: "has a heading without letters or digits",
      advice: "write words in it, or remove it",
    },
  ];
};

const imageReference: Problem = {
  problem: "shows a picture whose file is named elsewhere in the text",
  advice: "write ![what it shows](/media/name.jpg), and remove the line that names the file",
};

const taskListItem: Problem = {
  problem: "has a box to tick, which readers could not use",
  advice: "leave out the [ ] at the item's beginning",
};

/** Text that looks like a link, picture or heading, but is not parsed as one. */
const unreadMarkup = /(?:\[[^[\]\n]*)?\]\([^\s)]*|\[\^[^\]\s]+\]|^#{2,6}[^#\s].*/gm;

const textProblems = ({ value = "" }: Part): Problem[] =>
  Array.from(value.matchAll(unreadMarkup), ([found]) => ({
    problem: `shows ${JSON.stringify(found)} as it is written`,
    advice:
      "write a link as [words](/path) without spaces, a heading as ## Words, and what shall stay between backticks",
  }));

/** The checks by node type (mdast). */
const checks: Partial<Record<string, (part: Part) => readonly (Problem | false | undefined)[]>> = {
  html: (html) => [htmlProblem(html)],
  text: textProblems,
  link: (link) => [linkProblem(link), wordlessLink(link)],
  definition: (definition) => [linkProblem(definition)],
  image: pictureProblems,
  imageReference: () => [imageReference],
  heading: headingProblems,
  listItem: ({ checked }) => [typeof checked === "boolean" && taskListItem],
};

/**
 * Finds what would not reach the page or all of its readers: HTML, unsafe, invalid or empty links, text that only looks
 * like a link or a heading, pictures without alternative text or with their file elsewhere, main and empty headings,
 * checkboxes.
 *
 * @param tree as returned by `parseMarkdown`
 * @param firstLine as for `readBody`
 */
export const markdownProblems = (tree: Node, firstLine: number | undefined) =>
  descendants(tree).flatMap((node) =>
    (checks[node.type]?.(node as Part) ?? []).flatMap((found) =>
      found ? [{ line: lineOf(node, firstLine), ...found }] : [],
    ),
  );
