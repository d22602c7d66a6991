import { Helmet } from "react-helmet";
import { crawlerFiles, feedTypes, markdownPath } from "../../domain/paths";

const feeds = Object.keys(feedTypes) as (keyof typeof feedTypes)[];

interface AlternatesProps {
  /** The page's path. */
  path: string;
  site: { name: string; url: string };
}

/** Where the page is to be had as Markdown, and the blog as a feed. */
export const Alternates = ({ path, site: { name, url } }: AlternatesProps) => (
  <Helmet>
    <link rel="alternate" type="text/markdown" href={`${url}${markdownPath(path)}`} />
    {feeds.map((feed) => (
      <link key={feed} rel="alternate" type={feedTypes[feed]} href={`${url}${crawlerFiles[feed]}`} title={name} />
    ))}
  </Helmet>
);
