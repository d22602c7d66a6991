/** Where the editor is that the tests use: tests/support/started-editor.ts has set it. */
export const cmsSetting = (name: "CMS_PROJECT" | "CMS_URL"): string => {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is set by tests/support/started-editor.ts`);
  return value;
};
