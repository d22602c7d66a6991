declare module "@phosphor-icons/core/regular/*.svg" {
  const markup: string;
  export default markup;
}

declare module "*.woff2" {
  const url: string;
  export default url;
}

declare module "gatsby-plugin-catch-links/catch-links" {
  /** Calls `follow` with the path of each link of this site that is clicked inside `root` that nobody else has answered; returns what ends that. */
  export default function catchLinks(root: EventTarget, options: object, follow: (path: string) => void): () => void;
}

declare module "@joplin/turndown-plugin-gfm" {
  import type { Plugin } from "turndown";
  /** Tables, struck-out text and task lists, as GitHub writes them. */
  export const gfm: Plugin;
}
