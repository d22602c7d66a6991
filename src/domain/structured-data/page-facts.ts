import type { ListedPage } from "../listed-page";

/** A picture that a page shows. */
export interface PictureFacts {
  /** Its path. */
  src: string;
  /** In pixels. */
  width: number;
  height: number;
}

/** What a page shows that is more than its head says, as far as machines can be told of it. */
export interface ShownFacts {
  /** The picture that stands for the page. */
  picture?: PictureFacts | undefined;
  /** What is said of the service that the page offers. */
  service?: string;
  questions?: readonly { question: string; answer: string }[];
  article?: {
    /** A person's name, where the article names one. */
    author: string | null;
    words: number;
    tags: readonly string[];
  };
  /** The pages that an index lists, in their order; the path is missing where there is no page yet. */
  items?: readonly { title: string; path: string | null }[];
}

/** A page as it describes itself. */
export interface PageFacts {
  page: Pick<ListedPage, "path" | "headline" | "title" | "description" | "trail"> & {
    kind: string;
    published: string | null;
    modified: string | null;
  };
  shown: ShownFacts;
}
