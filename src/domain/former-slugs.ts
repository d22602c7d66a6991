/** The slugs that an entry had before, as far as its data has them in a list. */
export const formerSlugsOf = (data: Readonly<Record<string, unknown>>): string[] => {
  const slugs = data["formerSlugs"];
  return Array.isArray(slugs) ? slugs.filter((slug) => typeof slug === "string") : [];
};

/**
 * An entry whose slug may have changed, with the published slug among its
 * former ones, so that its old address leads to the new one. A slug that is in
 * use again is no former one.
 *
 * @param data the entry as it is about to be saved; it is not changed
 * @param publishedSlug the slug under which its page is published; undefined when it never was
 * @returns the same object where there is nothing to change; else a copy with `formerSlugs` right after `slug`
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
