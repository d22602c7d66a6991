import type { PreRenderHTMLArgs } from "gatsby";
import { isValidElement, type ReactElement, type ReactNode } from "react";

interface HeadProps {
  rel?: string;
  as?: string;
  name?: string;
  property?: string;
}

/**
 * gatsby-plugin-image's own styles and script serve its component, which the site does without; the version of Gatsby
 * serves nobody but who looks for an old one.
 */
const unused = ({ key }: ReactElement): boolean => /^(?:gatsby-image-style|generator-)/.test(String(key));

const rank = ({ type, props }: ReactElement<HeadProps>): number => {
  if (type === "meta" && props.name === undefined && props.property === undefined) return 0;
  if (type === "title") return 1;
  if (type === "meta") return 2;
  if (type === "link" && props.rel === "canonical") return 3;
  // The first request takes over the document's own connection, which is open already: that is the picture's.
  if (type === "link" && props.rel === "preload") return props.as === "image" ? 4 : 5;
  return 6;
};

/**
 * Writes title, meta and canonical address before the styles: crawlers and
 * social networks read only the beginning of a document.
 */
export const orderHead = ({ getHeadComponents, replaceHeadComponents }: PreRenderHTMLArgs): void => {
  const elements = (getHeadComponents() as ReactNode[])
    .flat(3)
    .filter((node): node is ReactElement<HeadProps> => isValidElement(node) && !unused(node));
  replaceHeadComponents(elements.sort((a, b) => rank(a) - rank(b)));
};
