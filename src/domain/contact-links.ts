/** Returns a phone number's `tel:` URL (RFC 3966: no spaces). */
export const telephoneLink = (number: string): string => `tel:${number.replace(/[^+\d]/g, "")}`;

/** Returns a `mailto:` URL with a subject (RFC 6068). */
export const mailLink = (email: string, subject: string): string =>
  `mailto:${email}?subject=${encodeURIComponent(subject)}`;

/** Returns the URL of a WhatsApp chat with a prefilled message. @param number digits only, with the country code */
export const whatsappLink = (number: string, message: string): string =>
  `https://wa.me/${number}?text=${encodeURIComponent(message)}`;

/** Each requires a recipient, which share links do not have. */
const contactWays = { phone: /^tel:/, mail: /^mailto:[^?]/, whatsapp: /^https:\/\/wa\.me\/\d/ } as const;

/** Returns the channel of a contact link; undefined for others. */
export const contactWayOf = (href: string): string | undefined =>
  Object.entries(contactWays).find(([, pattern]) => pattern.test(href))?.[0];
