import type { GatsbySSR } from "gatsby";
import { heldMark } from "../../theme/held-pictures";

/** Lets the pictures below the first screen wait where a loader stands in the page that will let them come. */
export const onRenderBody: NonNullable<GatsbySSR["onRenderBody"]> = ({ setHtmlAttributes }) => {
  // Gatsby's types know no attribute of one's own.
  const held: object = { [heldMark]: "" };
  if (lateScriptsLoader !== undefined) setHtmlAttributes(held);
};
