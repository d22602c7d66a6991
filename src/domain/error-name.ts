/**
 * What may be said of an error in a log: its code or name. Messages of
 * databases and mail servers quote what they were given.
 */
export const errorName = (error: unknown): string => {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
};
