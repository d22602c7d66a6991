/** Settings of the tests' editor, set by tests/support/started-editor.ts. */
export const cmsSetting = (name: "CMS_PROJECT" | "CMS_URL"): string => {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is set by tests/support/started-editor.ts`);
  return value;
};
