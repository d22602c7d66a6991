import { expect } from "@playwright/test";
import { answer, openChat } from "../support/chat-page";
import { fixtureBuild } from "../support/fixture-site";
import { test } from "../support/policy-test";
import { searchedPages } from "../support/search-index";

test("a visitor filters case studies by links, and opens one", { tag: ["@wide", "@html"] }, async ({ page }) => {
  await page.goto("/work");
  const main = page.getByRole("main");
  await expect(main.getByRole("listitem").filter({ has: page.locator("picture") })).toHaveCount(9);
  const filter = main.getByRole("link", { name: "Fourth Sample (2)" });
  await expect(filter).not.toHaveAttribute("aria-current");
  await filter.click();
  await expect(page).toHaveURL("/work/industry/sample-d");
  await expect(filter).toHaveAttribute("aria-current", "true");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Samples of Fourth Sample");
  await expect(main.getByRole("heading", { level: 2 })).toHaveText([
    "An Archive That the Whole Museum Searches",
    "Letters From a Clinic",
    "A closing question?",
  ]);
  await main.getByRole("link", { name: "See the Work An Archive That the Whole Museum Searches" }).click();
  await expect(page).toHaveURL("/work/museum-archive");
  await expect(main.getByRole("figure")).toContainText("no surprise on a bill");
  await main.getByRole("link", { name: "Windmill Care" }).click();
  await expect(page).toHaveURL("/services/WindMills");
  await expect(main.getByRole("heading", { name: "Work of this kind" })).toBeVisible();
  await expect(main.getByRole("heading", { level: 3, name: "Sensors on Forty Mills" })).toBeVisible();
});

test("the search index separates the facts of a case study", { tag: "@wide" }, () => {
  const pages = searchedPages(`${fixtureBuild("before-noon").root}/public`);
  expect(pages.find(({ url }) => url === "/work/reading-room")?.content).toContain(
    "Industry Fifth Sample. Services Sample Service Two With the Longest Title That a Card Has Windmill Care",
  );
});

test("the chat links to the case studies", { tag: "@wide" }, async ({ page }) => {
  const chat = await openChat(page);
  await answer(chat, "General Questions", "Something else");
  await chat.log.getByRole("link", { name: "See our work" }).click();
  await expect(page).toHaveURL("/work");
});
