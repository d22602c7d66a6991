import { expect, type Page } from "@playwright/test";
import { chatTiming } from "../../src/domain/chat/timing";
import { axeViolations } from "../support/axe";
import { answer, chatOn, openChat, words } from "../support/chat-page";
import { hydrated } from "../support/hydrated";
import { test } from "../support/policy-test";

const clean = async (page: Page) => expect(await axeViolations(page)).toEqual([]);

for (const colorScheme of ["light", "dark"] as const)
  test.describe(colorScheme, () => {
    test.use({ colorScheme, reducedMotion: "reduce" });

    test("axe finds nothing in any state of the conversation", async ({ page }) => {
      test.setTimeout(60_000);
      await page.goto("/about");
      await hydrated(page);
      await clean(page);
      const chat = await openChat(page);
      await clean(page);
      await answer(chat, "Our Services");
      await expect(chat.option("Designing")).toBeVisible();
      await clean(page);
      await answer(chat, "Designing", "Logo Designing");
      await expect(chat.log.getByRole("link", { name: "Enquire" })).toBeVisible();
      await clean(page);
      await expect(chat.option("Call Us")).toBeVisible();
      await clean(page);
      await chat.option("Call Us").hover();
      await clean(page);
    });

    test("axe finds nothing while the visitor waits", async ({ page }) => {
      await page.addInitScript((time) => {
        const later = window.setTimeout.bind(window);
        const never = (run: () => void, after?: number) => (after === time ? 0 : later(run, after));
        Object.assign(window, { setTimeout: never });
      }, chatTiming.message);
      const chat = await openChat(page);
      await answer(chat, "Our Services");
      await expect(chat.group).toHaveText(words.conversation.waiting);
      await clean(page);
    });

    test("axe finds nothing when the chat could not be loaded", async ({ page }) => {
      await page.route("**/data/chat-script.json", (route) => route.abort());
      await page.goto("/about");
      await hydrated(page);
      const { toggle, panel } = chatOn(page);
      await toggle.click();
      await expect(panel.getByRole("status")).toHaveText(words.panel.failed);
      await clean(page);
    });

    test("axe finds nothing in the panel without scripts", async ({ page }) => {
      await page.route("**/*.js", (route) => route.abort());
      await page.goto("/about");
      const { toggle, panel } = chatOn(page);
      await toggle.click();
      await expect(panel.getByRole("link", { name: "Call Us" })).toBeVisible();
      await clean(page);
    });
  });
