const keyPattern = /^[A-Za-z0-9-]{8,128}$/;

/** Whether a text can be a key of IndexNow (https://www.indexnow.org/documentation). */
export const isIndexNowKey = (text: string): boolean => keyPattern.test(text);

/** The address of the file by which a site proves that a key is its own. */
export const keyPath = (key: string): string => `/${key}.txt`;

/** The key that a file would prove, by its name. */
export const keyOfFile = (name: string): string | undefined => {
  const key = name.endsWith(".txt") ? name.slice(0, -".txt".length) : "";
  return isIndexNowKey(key) ? key : undefined;
};
