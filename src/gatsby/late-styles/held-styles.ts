/** Late styles in a page's HTML, while they have no file yet. */
export const heldStyles = (css: string): string => `<style data-late="">${css}</style>`;

/** Finds them; what they say is the first group. */
export const heldStylesIn = /<style data-late="">([^]*?)<\/style>/;
