import { type Page, expect } from "@playwright/test";

/** Opens the list of a collection's entries, and signs in where the editor asks for it. */
export const openList = async (page: Page, collection: string): Promise<void> => {
  await page.goto(`${process.env["CMS_URL"]}/admin/#/collections/${collection}`);
  const list = page.getByRole("link", { name: /^create entry/i });
  const signIn = page.getByRole("button", { name: /^log ?in$/i });
  await expect(list.or(signIn)).toBeVisible();
  if (await signIn.isVisible()) await signIn.click();
  await expect(list).toBeVisible();
};
