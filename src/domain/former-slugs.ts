/** Returns the former slugs from an entry's unvalidated data. */
export const formerSlugsOf = (data: object): string[] => {
  const slugs: unknown = "formerSlugs" in data ? data.formerSlugs : undefined;
  return Array.isArray(slugs) ? slugs.filter((slug) => typeof slug === "string") : [];
};

/**
 * Adds the published slug of an entry to its former ones, so that the old path redirects to the new one. Removes the
 * current slug from them.
 *
 * @param data the entry as it is about to be saved
 * @param publishedSlug undefined if the entry was never published
 * @returns the same object if nothing changes; else a copy with `formerSlugs` right after `slug`
 */
export const withFormerSlug = <Data extends Readonly<Record<string, unknown>>>(
  data: Data,
  publishedSlug: string | undefined,
): Data => {
  const before = formerSlugsOf(data);
  const known = before.filter((slug) => slug !== data["slug"]);
  const isNew = publishedSlug !== undefined && publishedSlug !== data["slug"] && !known.includes(publishedSlug);
  const formerSlugs = isNew ? [...known, publishedSlug] : known;
  if (formerSlugs.length === before.length && !isNew) return data;
  const fields = Object.entries(data).filter(([key]) => key !== "formerSlugs");
  return Object.fromEntries(
    fields.flatMap((field) =>
      field[0] === "slug" && formerSlugs.length > 0 ? [field, ["formerSlugs", formerSlugs]] : [field],
    ),
  ) as Data;
};
