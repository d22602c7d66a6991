import { expect } from "@playwright/test";
import settings from "../fixture-site/content/settings/site.json";
import { openHydrated } from "../support/hydrated";
import { test } from "../support/policy-test";

/** Width and height of each picture in a PNG (https://www.w3.org/TR/png-3/#11IHDR) or ICO file. */
const imageSizes = (file: Buffer): string[] => {
  if (file.subarray(1, 4).toString("latin1") === "PNG") return [`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`];
  return Array.from({ length: file.readUInt16LE(4) }, (_, index) => {
    const entry = 6 + index * 16;
    const [size] = imageSizes(file.subarray(file.readUInt32LE(entry + 12)));
    const declared = `${file.readUInt8(entry)}x${file.readUInt8(entry + 1)}`;
    if (size !== declared) throw new Error(`The icon says that it is ${declared}, and is ${size}`);
    return declared;
  });
};

test("@wide linked icons exist and have the declared sizes", async ({ page, request }) => {
  await openHydrated(page, "/services/sample-one");
  const links = await page
    .locator('head link:is([rel="icon"], [rel="apple-touch-icon"])')
    .evaluateAll((elements) =>
      elements.map((link) => ({ href: link.getAttribute("href") ?? "", sizes: link.getAttribute("sizes") ?? "" })),
    );
  expect(links).toHaveLength(2);
  for (const { href, sizes } of [...links, { href: "/favicon.ico", sizes: "48x48" }]) {
    const response = await request.get(href);
    expect(response.status(), href).toBe(200);
    if (sizes !== "any") expect(imageSizes(await response.body()), href).toContain(sizes);
  }
});

test("@wide the web app manifest is valid in the browser", async ({ page }) => {
  await openHydrated(page, "/about");
  const browser = await page.context().newCDPSession(page);
  const { errors, data } = await browser.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? "")).toMatchObject({ name: settings.name });
});
