import { Helmet } from "react-helmet";
import { type PageEntry, shareImageSize } from "../../domain/page-entry";

interface OpenGraphProps {
  page: Pick<PageEntry, "title" | "description" | "headline" | "published" | "modified" | "shareImage">;
  site: { name: string; url: string; language: string };
  /** The page's canonical address. */
  address: string;
}

/** What networks and chats show of a page that somebody shares (https://ogp.me). */
export const OpenGraph = ({ page, site, address }: OpenGraphProps) => {
  const { title, description, headline, published, modified, shareImage } = page;
  const article = published !== undefined;
  return (
    <Helmet>
      <meta property="og:type" content={article ? "article" : "website"} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content={site.language.replace("-", "_")} />
      <meta property="og:url" content={address} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={`${site.url}${shareImage}`} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(shareImageSize.width)} />
      <meta property="og:image:height" content={String(shareImageSize.height)} />
      <meta property="og:image:alt" content={headline} />
      {article && <meta property="article:published_time" content={published} />}
      {article && modified !== undefined && <meta property="article:modified_time" content={modified} />}
      <meta name="twitter:card" content="summary_large_image" />
    </Helmet>
  );
};
