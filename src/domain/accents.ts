/** What `accent` of an entry and `data-accent` of an element can be: names of colours of the theme. */
export const accents = ["primary", "coral", "marigold", "saffron", "mint", "sky", "neutral"] as const;

export type Accent = (typeof accents)[number];
