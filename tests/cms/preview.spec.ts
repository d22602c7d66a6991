import { expect, type Frame, type Page, test as base } from "@playwright/test";
import { lookOf } from "../support/page-look";
import { startPreviewSite } from "../support/preview-site";

const test = base.extend<object, { site: string }>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- a fixture says with it that it needs no other
    async ({}, use) => {
      const { url, close } = await startPreviewSite();
      await use(url);
      await close();
    },
    { scope: "worker" },
  ],
});

test.use({ viewport: { width: 1600, height: 900 }, reducedMotion: "reduce", colorScheme: "light" });

const openEntry = async (page: Page, site: string, entry: string): Promise<Frame> => {
  await page.goto(`${site}/admin/#/collections/${entry}`);
  await page.getByRole("button", { name: /^log ?in$/i }).click();
  const frame = await (await page.waitForSelector("#preview-pane")).contentFrame();
  if (frame === null) throw new Error("The editor has no preview");
  await frame.getByRole("main").waitFor();
  return frame;
};

/** Opens the built page in a window as large as the preview. */
const openBuilt = async (page: Page, frame: Frame, address: string): Promise<Page> => {
  const size = await frame.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  const built = await page.context().newPage();
  await built.setViewportSize(size);
  await built.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
  await built.goto(address);
  return built;
};

const pages = [
  { kind: "a service", entry: "services/entries/seo", path: "/services/seo" },
  { kind: "an industry", entry: "industries/entries/healthcare", path: "/industries/healthcare" },
  { kind: "an article", entry: "posts/entries/boost-your-business-with-seo", path: "/blog/boost-your-business-with-seo" },
  { kind: "the home page", entry: "pages/entries/page-home", path: "/" },
  { kind: "the page about the company", entry: "pages/entries/page-about", path: "/about" },
];

const choose = async (frame: Frame, theme: "Light" | "Dark"): Promise<void> =>
  frame.getByRole("group", { name: "Theme" }).getByRole("radio", { name: theme }).check();

for (const { kind, entry, path } of pages) {
  test(`the preview of ${kind} has the words and the looks of the built page, in both themes`, async ({
    page,
    site,
  }) => {
    const frame = await openEntry(page, site, entry);
    const built = await openBuilt(page, frame, `${site}${path}`);
    for (const theme of ["Light", "Dark"] as const) {
      await choose(frame, theme);
      await built.evaluate((name) => (document.documentElement.dataset["theme"] = name), theme.toLowerCase());
      await expect.poll(async () => (await lookOf(frame)).text).toEqual((await lookOf(built)).text);
      await expect.poll(async () => (await lookOf(frame)).elements).toEqual((await lookOf(built)).elements);
    }
  });
}
