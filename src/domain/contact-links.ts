/** `tel:` URL of a phone number (RFC 3966: no spaces). */
export const telephoneLink = (number: string): string => `tel:${number.replace(/[^+\d]/g, "")}`;

/** `mailto:` URL with a subject (RFC 6068). */
export const mailLink = (email: string, subject: string): string =>
  `mailto:${email}?subject=${encodeURIComponent(subject)}`;

/** URL of a WhatsApp chat with a message typed in. @param number digits only, with the country code */
export const whatsappLink = (number: string, message: string): string =>
  `https://wa.me/${number}?text=${encodeURIComponent(message)}`;

/** A link with a recipient: those that share a page have none. */
const contactWays = { phone: /^tel:/, mail: /^mailto:[^?]/, whatsapp: /^https:\/\/wa\.me\/\d/ } as const;

/** How a link contacts the agency; undefined for any other link. */
export const contactWayOf = (href: string): string | undefined =>
  Object.entries(contactWays).find(([, pattern]) => pattern.test(href))?.[0];
