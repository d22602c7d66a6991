import { writeFileSync } from "node:fs";
import { expect, type Route } from "@playwright/test";
import { test } from "../support/cms-test";

test("a changed headline changes one line of the file, and appears on the page", async ({ editor, tree, request }) => {
  await editor.open("services", "sample-four");
  await editor.field("Headline").fill("Show up when buyers are searching");
  await editor.save();
  expect(tree.changedFiles()).toEqual([" M content/services/sample-four.md"]);
  expect(tree.changedLines()).toEqual([
    "-  headline: A headline of the usual length",
    "+  headline: Show up when buyers are searching",
  ]);
  await expect
    .poll(async () => (await request.get(`${editor.site}/page-data/services/sample-four/page-data.json`)).text())
    .toContain("Show up when buyers are searching");
});

test("an entry stays saved when the titles of related entries load late", async ({ editor, page, tree }) => {
  const held: Route[] = [];
  await page.route("**/admin/local/api/v1", async (route) => {
    if (/"folder":"content\/services"/.test(route.request().postData() ?? "")) held.push(route);
    else await route.continue();
  });
  await editor.open("industries", "sample-b");
  await editor.field("Headline").fill("Saved before the services were there");
  await editor.save();
  for (const route of held) await route.continue();
  await expect(page.getByText("Sample Service One", { exact: true })).toBeVisible();
  await editor.saved();
  expect(tree.changedFiles()).toEqual([" M content/industries/sample-b.md"]);
});

test("a text that is too long is scrolled into view with advice, and kept", async ({ editor, page, tree }) => {
  await editor.open("services", "sample-four");
  const title = editor.field("Title");
  await title.fill("A title that says far more than any card and any menu are going to show of it");
  await page.getByRole("button", { name: /^add question/i }).scrollIntoViewIfNeeded();
  await expect(title).not.toBeInViewport();
  await editor.publish();
  await expect(page.getByText(/write at most 60 characters: the name used on cards/)).toBeInViewport();
  await expect(title).toHaveValue(/^A title that says far more/);
  expect(tree.changedFiles()).toEqual([]);
});

test("an image without alternative text is rejected, other changes are kept", async ({ editor, page, tree }) => {
  await editor.open("services", "sample-four");
  await editor.field("Headline").fill("Kept while the picture is mended");
  await editor.field("Alternative text (optional)").first().fill("");
  await editor.publish();
  await expect(page.getByText(/image\.alt is missing: write what the picture shows/)).toBeVisible();
  await expect(editor.field("Headline")).toHaveValue("Kept while the picture is mended");
  expect(tree.changedFiles()).toEqual([]);
});

test("each item of a list of texts shows its text", async ({ editor, page }) => {
  await editor.open("posts", "sample-article");
  await expect(page.getByText("Second Topic", { exact: true })).toBeVisible();
});

test("HTML in a text is rejected", async ({ editor, page, tree }) => {
  await editor.open("posts", "article-18");
  await page.getByRole("switch").last().click();
  await page.getByRole("textbox").last().click();
  await page.keyboard.insertText("<b>Bold</b>\n\n");
  await editor.publish();
  await expect(page.getByText(/body has HTML \(<b>\), which the site leaves out: write it as Markdown/)).toBeVisible();
  expect(tree.changedFiles()).toEqual([]);
});

test("characters that no field shows, such as Word's line break, are saved as spaces", async ({
  editor,
  page,
  tree,
}) => {
  await editor.open("posts", "article-18");
  await editor.field("Title").fill("Pasted\vfrom Word");
  await page.getByRole("textbox").last().click();
  await page.keyboard.insertText("A line\vand the next. ");
  await editor.save();
  expect(tree.changedLines()).toEqual(
    expect.arrayContaining(["+title: Pasted from Word", expect.stringContaining("A line and the next.")]),
  );
});

test("a file that cannot be read is not replaced by what the form holds", async ({ editor, page, tree }) => {
  const file = "content/redirects/redirects.json";
  const broken = tree.read(file).replace(/\]\s*\}\s*$/, ",]}");
  writeFileSync(`${tree.root}/${file}`, broken);
  await editor.open("redirects", "redirects");
  await editor.addItem(/^add redirect$/i);
  await editor.field("From").fill("/old");
  await editor.field("To").fill("/services");
  await editor.publish();
  await expect(page.getByText(/redirects\.json cannot be read/)).toBeVisible();
  expect(tree.read(file)).toBe(broken);
});

const safari =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15";
// Decap reads the clipboard differently in Safari, which it detects by user agent.
for (const [browser, use] of [
  ["Chromium", {}],
  ["Safari", { userAgent: safari }],
] as const)
  test.describe(`pasting an image in ${browser}`, () => {
    test.use(use);
    test("pastes the text without the image, and keeps other changes", async ({ context, editor, page }) => {
      await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await editor.open("posts", "article-18");
      await editor.field("Title").fill("Kept while a text is pasted");
      await page.evaluate(async () => {
        const html = '<p>Pasted <b>words</b></p><p><img src="https://picture.example/chart.png" alt="Chart"></p>';
        await navigator.clipboard.write([new ClipboardItem({ "text/html": new Blob([html], { type: "text/html" }) })]);
      });
      const text = page.getByRole("textbox").last();
      await text.click();
      await page.keyboard.press("ControlOrMeta+V");
      await expect(text).toContainText("Pasted words");
      await expect(editor.field("Title")).toHaveValue("Kept while a text is pasted");
    });
  });

test("a renamed page redirects from its old path", async ({ editor, tree }) => {
  await editor.open("services", "sample-four");
  await editor.field("Slug").fill("search-engines");
  await editor.save();
  expect(tree.changedLines()).toEqual([
    "-slug: sample-four",
    "+slug: search-engines",
    "+formerSlugs:",
    "+  - sample-four",
  ]);
  await editor.field("Headline").fill("Saved a second time");
  await editor.save();
  await expect.poll(() => tree.read("content/services/sample-four.md")).toContain("Saved a second time");
  expect(tree.read("content/services/sample-four.md")).toContain("formerSlugs:\n  - sample-four\n");
});

test("deleting an article deletes its file", async ({ editor, page, tree }) => {
  await editor.open("posts", "article-18");
  page.on("dialog", (dialog) => void dialog.accept());
  await page.getByRole("button", { name: /^delete entry$/i }).click();
  await expect.poll(() => tree.changedFiles()).toEqual([" D content/posts/article-18.md"]);
});

test("the links of a menu can be reordered by dragging", async ({ editor, tree }) => {
  const before = (JSON.parse(tree.read("content/settings/navigation.json")) as { header: object[] }).header;
  await editor.open("settings", "navigation");
  await editor.dragItem("SERVICES", "ABOUT US");
  await editor.save();
  const [first, second, ...rest] = before;
  const after = (JSON.parse(tree.read("content/settings/navigation.json")) as { header: object[] }).header;
  expect(after).toEqual([second, first, ...rest]);
  expect(tree.changedFiles()).toEqual([" M content/settings/navigation.json"]);
});
