import { mailLink } from "./contact-links";

export const sharePlatforms = ["whatsapp", "linkedin", "x", "facebook", "email"] as const;
export type SharePlatform = (typeof sharePlatforms)[number];

interface Shared {
  /** The absolute address of the page. */
  url: string;
  title: string;
}

const withQuery = (address: string, query: Readonly<Record<string, string>>): string =>
  `${address}?${Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&")}`;

/**
 * The address at which each platform lets its members share a page. They are
 * plain links: nothing is asked of a platform before a reader follows one.
 * LinkedIn and Facebook read title and picture from the page itself.
 *
 * - WhatsApp: https://faq.whatsapp.com/5913398998672934 (a link without a number)
 * - LinkedIn: https://learn.microsoft.com/linkedin/consumer/integrations/self-serve/plugins/share-plugin
 * - X: https://docs.x.com/x-for-websites/post-button/guides/web-intent
 * - Facebook: the sharer; the documented dialog wants an application's id
 * - e-mail: RFC 6068
 */
export const shareLinks = ({ url, title }: Shared): Record<SharePlatform, string> => ({
  whatsapp: withQuery("https://wa.me/", { text: `${title} ${url}` }),
  linkedin: withQuery("https://www.linkedin.com/sharing/share-offsite/", { url }),
  x: withQuery("https://x.com/intent/tweet", { text: title, url }),
  facebook: withQuery("https://www.facebook.com/sharer/sharer.php", { u: url }),
  email: `${mailLink("", title)}&body=${encodeURIComponent(url)}`,
});
