const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Drops what an editor leaves empty. The CMS writes an emptied field as `""`,
 * which means the same as a field that is not there.
 */
export const withoutEmptyValues = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutEmptyValues);
  if (!isObject(value)) return value === "" || value === null ? undefined : value;
  const filled = Object.entries(value)
    .map(([key, child]) => [key, withoutEmptyValues(child)] as const)
    .filter(([, child]) => child !== undefined);
  return filled.length === 0 ? undefined : Object.fromEntries(filled);
};
