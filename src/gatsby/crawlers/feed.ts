/** A picture that goes with an article. */
export interface FeedPicture {
  url: string;
  /** Its media type. */
  type: string;
  /** In bytes. */
  size: number;
}

/** An article as readers of feeds get it. */
export interface FeedArticle {
  /** Its permanent address, which is also its id. */
  url: string;
  title: string;
  /** A person's name, where the article names one; otherwise the team has written it. */
  author?: string;
  summary: string;
  /** The whole text, with absolute addresses. */
  html: string;
  published: Date;
  /** When it was changed last, where that is known. */
  modified?: Date;
  tags: readonly string[];
  picture?: FeedPicture;
}

/** The newest articles, and what is said of them together. All three formats are made of it. */
export interface Feed {
  title: string;
  description: string;
  /** A language tag (BCP 47). */
  language: string;
  author: string;
  siteUrl: string;
  /** The page that lists the articles. */
  url: string;
  /** When the last of its articles was published or changed; without articles, the page that would list them. */
  updated: Date;
  articles: readonly FeedArticle[];
}

/** How many articles a feed holds. */
export const feedLength = 20;

/** When an article was changed last, which it cannot have been before it was published. */
export const updatedOf = ({ published, modified }: Pick<FeedArticle, "published" | "modified">): Date =>
  modified !== undefined && modified > published ? modified : published;
