import { expect } from "@playwright/test";
import { themeName } from "../../src/theme/themes";
import { answer, openChat } from "../support/chat-page";
import { answering, formOn } from "../support/enquiry-page";
import { hydrated, openHydrated } from "../support/hydrated";
import { test } from "../support/policy-test";

/** Documented in the shipped content/legal/cookies.md, besides the browser's cache. */
const documented = ["local: the chosen theme", "tab: the source of the visit", "tab: scroll positions and reload note"];

const kindOf = (storage: "local" | "tab", key: string): string => {
  if (storage === "local" && key === themeName) return "local: the chosen theme";
  if (storage === "tab" && key === "attribution") return "tab: the source of the visit";
  if (storage === "tab" && /^(?:@@scroll\||gatsby-reload-)/.test(key)) return "tab: scroll positions and reload note";
  return `${storage}: ${key}`;
};

test("@wide a visit stores only what the cookie page lists, and sets no cookie", async ({ page, context }) => {
  await answering(page);
  await openHydrated(page, "/services/lamp-shops?utm_source=news");
  await page.getByRole("main").getByRole("link", { name: "Get Quote" }).click();
  await expect(page).toHaveURL("/contact_us?service=lamp-shops");
  await formOn(page).send();
  await page.reload();
  await answer(await openChat(page), "Our Services");
  await page.getByRole("group", { name: "Theme" }).getByRole("radio", { name: "Dark" }).click();
  await page.reload();
  await hydrated(page);
  const stored = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    tab: Object.keys(sessionStorage),
    others: [...(await indexedDB.databases()).map(({ name }) => name), ...(await caches.keys())],
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  const kinds = [...stored.local.map((key) => kindOf("local", key)), ...stored.tab.map((key) => kindOf("tab", key))];
  expect(new Set(kinds)).toEqual(new Set(documented));
  expect(stored).toMatchObject({ others: [], workers: 0 });
  expect(await context.cookies()).toEqual([]);
});
