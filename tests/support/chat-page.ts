import { expect, type Locator, type Page } from "@playwright/test";
import words from "../../content/chatbot/script.json";
import { hydrated } from "./hydrated";
import { realChat } from "./chat-script";

export { realChat, words };

/** A message as it is seen: without the asterisks of what is bold. */
export const seen = (message: string): string => message.replaceAll("**", "");

/** The chat as a visitor meets it. */
export const chatOn = (page: Page) => {
  const panel = page.locator("#chat-panel");
  const group = panel.getByRole("group", { name: words.conversation.options });
  return {
    panel,
    group,
    /** What keeps the focus between one choice and the next. */
    name: panel.locator("#chat-options"),
    toggle: page.locator("[popovertarget=chat-panel]").first(),
    close: panel.getByRole("button", { name: words.panel.close }),
    log: panel.getByRole("log"),
    lines: panel.locator("[data-from]"),
    /** An answer that can be given now. */
    option: (name: string): Locator =>
      group.getByRole("button", { name, exact: true }).or(group.getByRole("link", { name })),
  };
};

/** Opens the chat on a page whose scripts have arrived, and waits for the greeting. */
export const openChat = async (page: Page, path = "/about") => {
  await page.goto(path);
  await hydrated(page);
  const chat = chatOn(page);
  await chat.toggle.click();
  await expect(chat.option("Our Services")).toBeVisible();
  return chat;
};

/** Answers one after the other, each as soon as it is offered. */
export const answer = async ({ option }: ReturnType<typeof chatOn>, ...names: string[]) => {
  for (const name of names) await option(name).click();
};
