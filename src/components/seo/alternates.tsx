import { Helmet } from "react-helmet";
import { crawlerFiles, feedTypes } from "../../domain/paths";

const feeds = Object.keys(feedTypes) as (keyof typeof feedTypes)[];

interface AlternatesProps {
  site: { name: string; url: string };
}

/** Where the blog is to be had as a feed. */
export const Alternates = ({ site: { name, url } }: AlternatesProps) => (
  <Helmet>
    {feeds.map((feed) => (
      <link key={feed} rel="alternate" type={feedTypes[feed]} href={`${url}${crawlerFiles[feed]}`} title={name} />
    ))}
  </Helmet>
);
