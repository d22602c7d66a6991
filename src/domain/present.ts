/** A query's result in which no field is null. */
export type Present<Data> = { readonly [Field in keyof Data]: NonNullable<Data[Field]> };

/**
 * Throws if a query's field is null: a page without its content must not be published.
 *
 * @param data undefined for a page without a query
 */
export const assertPresent = (data: object | undefined, page: string): void => {
  for (const [field, value] of Object.entries(data ?? {}))
    if (value === null) throw new Error(`The page ${page} has no ${field}; run the content check.`);
};
