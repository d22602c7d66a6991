/** The values of an entry's `accent` and an element's `data-accent`: names of theme colours. */
export const accents = ["primary", "coral", "marigold", "saffron", "mint", "sky", "neutral"] as const;

export type Accent = (typeof accents)[number];
