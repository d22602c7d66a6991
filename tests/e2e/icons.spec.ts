import { type APIRequestContext, expect, type Page } from "@playwright/test";
import settings from "../../content/settings/site.json";
import { imageSizes } from "../support/image-size";
import { hydrated } from "../support/hydrated";
import { test } from "../support/policy-test";

interface IconLink {
  rel: string;
  href: string;
  sizes: string;
}

const linksOf = (page: Page): Promise<IconLink[]> =>
  page.locator('head link:is([rel="icon"], [rel="apple-touch-icon"], [rel="manifest"])').evaluateAll((links) =>
    links.map((link) => ({
      rel: link.getAttribute("rel") ?? "",
      href: link.getAttribute("href") ?? "",
      sizes: link.getAttribute("sizes") ?? "",
    })),
  );

/** An icon's address where it stands in the page instead of a file of its own. */
const inPage = /^data:image\/svg\+xml,/;

/** What is wrong with an icon: nothing, when it answers with a picture that has the sizes said of it. */
const faultOf = async (request: APIRequestContext, { href, sizes }: Omit<IconLink, "rel">, type: RegExp) => {
  if (inPage.test(href)) {
    const file = await request.get("/favicon.svg");
    return decodeURIComponent(href.replace(inPage, "")) === (await file.text()).trim() ? "" : `${href} is another`;
  }
  const response = await request.get(href);
  if (response.status() !== 200) return `${href} answers ${response.status()}`;
  const given = response.headers()["content-type"] ?? "";
  if (!type.test(given)) return `${href} is ${given}`;
  const body = await response.body();
  const found = given.startsWith("image/svg") ? ["any"] : imageSizes(body);
  return found.includes(sizes) ? "" : `${href} is ${found.join(" ")}`;
};

test("@wide @html every page names icons that are there, and the manifest, once each", async ({
  page,
  request,
  javaScriptEnabled,
}) => {
  for (const path of ["/", "/services/seo", "/no-such-page"]) {
    await page.goto(path);
    if (javaScriptEnabled) await hydrated(page);
    const links = await linksOf(page);
    expect(links.map(({ rel }) => rel)).toEqual([
      ...(path === "/" ? ["icon"] : []),
      "icon",
      "apple-touch-icon",
      "manifest",
    ]);
    for (const link of links.filter(({ rel }) => rel !== "manifest"))
      expect(await faultOf(request, link, /^image\/(?:svg\+xml|png|vnd\.microsoft\.icon)$/)).toBe("");
  }
});

test("@wide @html the home page names a file of 48 pixels, for search engines", async ({ page }) => {
  await page.goto("/");
  expect(await linksOf(page)).toContainEqual({ rel: "icon", href: "/favicon.ico", sizes: "48x48" });
});

test("@wide the manifest answers with its own type and names icons that are there", async ({ request }) => {
  const response = await request.get("/manifest.webmanifest");
  expect(response.headers()).toMatchObject({
    "content-type": "application/manifest+json; charset=utf-8",
    "cache-control": "public, max-age=0, must-revalidate",
  });
  const { name, short_name, icons } = (await response.json()) as {
    name: string;
    short_name: string;
    icons: { src: string; sizes: string; type: string; purpose: string }[];
  };
  expect([name, short_name]).toEqual([settings.name, settings.shortName]);
  expect(icons).toHaveLength(4);
  for (const { src, sizes, type } of icons)
    expect(await faultOf(request, { href: src, sizes }, new RegExp(`^${type.replace("+", "\\+")}$`))).toBe("");
});

test("@wide the browser itself reads the manifest and finds nothing wrong with it", async ({ page, baseURL }) => {
  await page.goto("/about");
  await hydrated(page);
  const browser = await page.context().newCDPSession(page);
  const { url, errors, data } = await browser.send("Page.getAppManifest");
  expect({ url, errors }).toEqual({ url: `${baseURL}/manifest.webmanifest`, errors: [] });
  expect(JSON.parse(data ?? "")).toMatchObject({ name: settings.name, display: "browser" });
});

test("@wide what browsers ask for unasked is there", async ({ request }) => {
  for (const path of ["/favicon.ico", "/apple-touch-icon.png"])
    expect([path, (await request.get(path)).status()]).toEqual([path, 200]);
});

const marks = { header: "header svg", footer: "footer [data-name] ~ div svg" } as const;
for (const [where, selector] of Object.entries(marks)) {
  test(`@wide the mark in the ${where} is in one colour on paper and where colours are the visitor's`, async ({
    page,
  }) => {
    await page.goto("/");
    const mark = page.locator(selector).first();
    const paths = mark.locator("path");
    const fills = () => paths.evaluateAll((all) => all.map((path) => getComputedStyle(path).fill));
    const ink = () => mark.evaluate((svg) => getComputedStyle(svg).color);
    expect(new Set(await fills()).size).toBe(3);
    for (const media of [{ media: "print" }, { media: "screen", forcedColors: "active" }] as const) {
      await page.emulateMedia(media);
      expect(new Set(await fills())).toEqual(new Set([await ink()]));
    }
  });
}
