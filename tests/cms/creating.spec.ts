import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { pictureLimits } from "../../src/domain/content/picture-limits";
import { test } from "../support/cms-test";

const picture = "tests/fixture-site/content/media/picture-1.jpg";
const upload = { mimeType: "image/jpeg", buffer: readFileSync(picture) };

test("a new article with an uploaded image creates two files", async ({ editor, page, tree }) => {
  await editor.open("posts", "new");
  await editor.field("Title").fill("Seven questions before you buy a domain");
  await editor.field("Slug").fill("before-you-buy-a-domain");
  await page.getByLabel("Date", { exact: true }).fill("2026-01-15");
  await editor.choose("Accent", "mint");
  await editor.offer({ ...upload, name: "Seven Clichés.jpg" });
  await page.getByRole("button", { name: /^choose selected$/i }).click();
  await expect(page.frameLocator("#preview-pane").locator('img[src^="blob:"]').first()).toBeVisible();
  await editor
    .field("Excerpt")
    .fill("A name is bought in a minute and kept for years. Seven questions find out whether it is the right one.");
  await editor.addItem(/^add tag/i);
  await editor.field("Tag").fill("Domains");
  await editor.field("Title for search engines").fill("Questions before a domain");
  await editor
    .field("Description for search engines")
    .fill("Seven questions to ask before you buy a domain: the ending, the spelling, the price after a year.");
  await page.getByRole("textbox").last().click();
  await page.keyboard.insertText("Whoever buys a name in a hurry pays for it slowly.");
  await editor.publish();
  await expect(page.getByText(/image\.alt is missing/)).toBeVisible();
  await editor.field("Alternative text (optional)").fill("A row of name plates on a wall");
  await editor.save();
  expect(tree.changedFiles()).toEqual([
    "?? content/media/seven-cliches.jpg",
    "?? content/posts/before-you-buy-a-domain.md",
  ]);
  expect(readFileSync(`${tree.root}/content/media/seven-cliches.jpg`)).toEqual(readFileSync(picture));
  expect(tree.read("content/posts/before-you-buy-a-domain.md")).toBe(`---
title: Seven questions before you buy a domain
slug: before-you-buy-a-domain
date: 2026-01-15
accent: mint
image:
  src: /media/seven-cliches.jpg
  alt: A row of name plates on a wall
excerpt: A name is bought in a minute and kept for years. Seven questions find
  out whether it is the right one.
tags:
  - Domains
seo:
  title: Questions before a domain
  description: "Seven questions to ask before you buy a domain: the ending, the
    spelling, the price after a year."
---

Whoever buys a name in a hurry pays for it slowly.
`);
});

test("a new entry opened first offers the site's images", async ({ editor, page }) => {
  await editor.open("quotes", "new");
  await page.getByRole("button", { name: "Choose an image" }).click();
  await expect(page.getByText("picture-1.jpg")).toBeVisible();
});

for (const [what, name, bytes, words] of [
  ["a 40 MB image", "huge.jpg", 40_000_000, String(pictureLimits.maxBytes / 1000)],
  ["an image in a phone's HEIC format", "IMG_1.heic", 1, "JPEG, PNG, WebP or AVIF"],
  ["an image whose name Decap would empty", "छवि.jpg", 1, "letters a to z"],
] as const)
  test(`${what} is rejected on selection`, async ({ editor, page, tree }, info) => {
    const refused = info.outputPath(name);
    writeFileSync(refused, Buffer.alloc(bytes));
    const told: string[] = [];
    page.on("dialog", (dialog) => {
      told.push(dialog.message());
      void dialog.accept();
    });
    await editor.open("services", "sample-four");
    await expect(page.locator('img[src^="blob:"]').first()).toBeVisible();
    await editor.offer(refused);
    await expect.poll(() => told).toEqual([expect.stringContaining(words)]);
    expect(tree.changedFiles()).toEqual([]);
  });

test("an image of the same name is rejected within an entry, and replaces the site's in the media library", async ({
  editor,
  page,
  tree,
}) => {
  const told: string[] = [];
  page.on("dialog", (dialog) => {
    told.push(dialog.message());
    void dialog.accept();
  });
  await editor.open("services", "sample-four");
  await editor.offer({ ...upload, name: "picture-2.jpg" });
  await expect
    .poll(() => told)
    .toEqual([expect.stringMatching(/^picture-2\.jpg exists already: give .* another name/)]);
  expect(tree.changedFiles()).toEqual([]);

  // Pictures that no page shows: the editor deletes one before it writes the other.
  const replaced = `${tree.root}/content/media/replaced.jpg`;
  for (const file of [replaced, `${tree.root}/content/media/Team.jpg`])
    copyFileSync("tests/fixture-site/content/media/picture-3.jpg", file);
  await page.goto("about:blank");
  await page.goto(`${editor.site}/admin/#/collections/services`);
  await expect(page.getByText("New Service", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Media", exact: true }).click();
  await expect(page.getByText("Team.jpg")).toBeVisible();
  const input = page.locator('input[type="file"]');
  await input.setInputFiles({ ...upload, name: "Team.jpg" });
  await expect.poll(() => told.at(-1)).toMatch(/^Team\.jpg exists already: give .* another name/);
  await input.setInputFiles({ ...upload, name: "replaced.jpg" });
  await expect(() => expect(readFileSync(replaced)).toEqual(upload.buffer)).toPass();
  expect(tree.changedFiles()).toEqual(["?? content/media/Team.jpg", "?? content/media/replaced.jpg"]);
});

test("a slug with a path outside the content folder is rejected", async ({ editor, page, tree }) => {
  await editor.open("services", "sample-four");
  await editor.field("Slug").fill("../../../../tmp/outside");
  await editor.publish();
  await expect(page.getByText(/^Slug: write at most 80 characters: the last part of the page's path/)).toBeVisible();
  expect(tree.changedFiles()).toEqual([]);
});

test("a form without a required email field is rejected", async ({ editor, page, tree }) => {
  await editor.open("settings", "enquiry-form");
  await editor.addItem(/^add form$/i);
  await editor.field("Name").fill("events");
  await editor.addItem(/^add field$/i);
  await editor.choose("Field", "email");
  await editor.publish();
  await expect(page.getByText(/fields has no email that is required/)).toBeVisible();
  await page.getByRole("switch").click();
  await editor.save();
  expect(JSON.parse(tree.read("content/settings/enquiry-form.json"))).toMatchObject({
    forms: expect.arrayContaining([{ name: "events", fields: [{ field: "email", required: true }] }]),
  });
});
