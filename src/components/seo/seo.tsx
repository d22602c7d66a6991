import { useContext } from "react";
import { Helmet } from "react-helmet";
import { type PageEntry, shareImageSize } from "../../domain/page-entry";
import { canonicalUrl, crawlerFiles, rssType } from "../../domain/paths";
import type { PictureFacts, ShownFacts } from "../../domain/structured-data/page-nodes";
import type { PictureSource } from "../primitives/picture";
import { useSiteData } from "../site/site-data";
import { PageFactsContext } from "./page-facts-context";

/** Returns a picture's fallback file; undefined without a picture that can be resized. */
const pictureFacts = (picture: PictureSource | null | undefined): PictureFacts | undefined => {
  const data = picture?.file.childImageSharp?.gatsbyImageData;
  const src = data?.images.fallback?.src;
  return data === undefined || src === undefined ? undefined : { src, width: data.width, height: data.height };
};

/** Returns a page's `<title>`, which ends with the site's name. */
export const fullTitle = (title: string, site: string): string => `${title} | ${site}`;

/** Returns the Open Graph locale, which needs a territory: of `de` the likeliest one, `de_DE`. */
export const openGraphLocale = (tag: string): string => {
  const { language, region } = new Intl.Locale(tag).maximize();
  return [language, region].filter(Boolean).join("_");
};

/** The facts of a page for its structured data, with its main picture. */
export type ShownOnPage = Omit<ShownFacts, "picture"> & { picture?: PictureSource | null };

/** A page's metadata for search engines, social networks and other programs. The layout adds that of all pages. */
export const Seo = ({ page, shown: { picture, ...shown } }: { page: PageEntry; shown: ShownOnPage }) => {
  const site = useSiteData().siteSettings;
  useContext(PageFactsContext)?.({ page, shown: { ...shown, picture: pictureFacts(picture) } });
  const { title, description, headline, published, modified, shareImage } = page;
  const url = canonicalUrl(site.url, page.path);
  const article = published !== undefined;
  return (
    <Helmet>
      <title>{fullTitle(title, site.name)}</title>
      <meta name="description" content={description} />
      <meta name="robots" content={page.noindex ? "noindex" : "index, follow, max-image-preview:large"} />
      <link rel="canonical" href={url} />
      <link rel="alternate" type={rssType} href={`${site.url}${crawlerFiles.rss}`} title={site.name} />
      {/* The preview of a shared link in networks and chats (https://ogp.me). */}
      <meta property="og:type" content={article ? "article" : "website"} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content={openGraphLocale(site.language)} />
      <meta property="og:url" content={url} />
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
