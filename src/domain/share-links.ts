import { mailLink } from "./contact-links";

export const sharePlatforms = ["whatsapp", "linkedin", "x", "facebook", "email"] as const;

/**
 * Returns links that share a page, by its absolute URL and title.
 *
 * - WhatsApp: https://faq.whatsapp.com/5913398998672934 (a link without a number)
 * - LinkedIn: https://learn.microsoft.com/linkedin/consumer/integrations/self-serve/plugins/share-plugin
 * - X: https://docs.x.com/x-for-websites/post-button/guides/web-intent
 * - Facebook: the sharer; the documented dialog requires an app ID
 */
export const shareLinks = (page: { url: string; title: string }): Record<(typeof sharePlatforms)[number], string> => {
  const url = encodeURIComponent(page.url);
  const title = encodeURIComponent(page.title);
  return {
    whatsapp: `https://wa.me/?text=${title}%20${url}`,
    linkedin: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
    x: `https://x.com/intent/tweet?text=${title}&url=${url}`,
    facebook: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
    email: `${mailLink("", page.title)}&body=${url}`,
  };
};
