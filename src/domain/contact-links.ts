/** `tel:` address of a phone number (RFC 3966: no spaces). */
export const telephoneLink = (number: string): string => `tel:${number.replace(/[^+\d]/g, "")}`;

/** `mailto:` address with a subject (RFC 6068). */
export const mailLink = (email: string, subject: string): string =>
  `mailto:${email}?subject=${encodeURIComponent(subject)}`;

/**
 * Address that opens a WhatsApp conversation with a message already typed.
 *
 * @param number digits only, with the country code
 */
export const whatsappLink = (number: string, message: string): string =>
  `https://wa.me/${number}?text=${encodeURIComponent(message)}`;
