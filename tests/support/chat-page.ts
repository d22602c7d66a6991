import { expect, type Locator, type Page } from "@playwright/test";
import labels from "../fixture-site/content/chatbot/script.json";
import settings from "../fixture-site/content/settings/site.json";
import { openHydrated } from "./hydrated";

export { labels };

const title = `Chat with ${settings.name}`;

/** Locators of a page's chat. */
export const chatOn = (page: Page) => {
  const widget = page.getByRole("complementary", { name: title });
  const panel = widget.getByRole("dialog", { name: title });
  const log = panel.getByRole("log", { name: labels.conversation.log });
  const options = panel.getByRole("group", { name: labels.conversation.options });
  return {
    toggle: widget.locator("> button"),
    panel,
    close: panel.getByRole("button", { name: labels.panel.close }),
    log,
    lines: log.locator(":scope > *"),
    /** An answer that is offered. */
    option: (name: string): Locator =>
      options.getByRole("button", { name, exact: true }).or(options.getByRole("link", { name })),
  };
};

/** Opens the chat on a hydrated page, and waits for the greeting. */
export const openChat = async (page: Page, path = "/about") => {
  await openHydrated(page, path);
  const chat = chatOn(page);
  await chat.toggle.click();
  await expect(chat.option("Our Services")).toBeVisible();
  return chat;
};

/** Chooses answers, each once it is offered. */
export const answer = async ({ option }: ReturnType<typeof chatOn>, ...names: string[]) => {
  for (const name of names) await option(name).click();
};
