import type { SiteSettings } from "../content/settings";
import type { PageEntry } from "../page-entry";
import { canonicalPath } from "../paths";

/** A picture: its path, and its size in pixels. */
export interface PictureFacts {
  src: string;
  width: number;
  height: number;
}

/** What is true on every page. The logo is square. */
export interface DescribedSite {
  settings: SiteSettings;
  logo: PictureFacts;
}

/** What a page shows besides the texts of its head. */
export interface ShownFacts {
  /** The picture that stands for the page. */
  picture?: PictureFacts | undefined;
  /** The description of the service that the page offers. */
  service?: string;
  questions?: readonly { question: string; answer: string }[];
  article?: {
    /** A person's name; null for the team. */
    author: string | null;
    words: number;
    tags: readonly string[];
  };
  /** What a case study is about. */
  work?: { industry: { title: string; path: string }; services: readonly { path: string | null }[] };
  /** The pages that an index lists, in order; the path is null where there is no page yet. */
  items?: readonly { title: string; path: string | null }[];
}

export interface PageFacts {
  page: Pick<
    PageEntry,
    "path" | "kind" | "headline" | "title" | "description" | "breadcrumbs" | "published" | "modified"
  >;
  shown: ShownFacts;
}

/** The canonical URL of a path. The home page's ends with a slash, as browsers write it. */
export const canonicalUrl = (url: string, path: string): string => `${url}${canonicalPath(path)}`;
