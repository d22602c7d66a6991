import { expect, type Page } from "@playwright/test";
import { answer, chatOn, openChat, realChat, seen, words } from "../support/chat-page";
import { stepOf } from "../support/chat-script";
import { formOn } from "../support/enquiry-page";
import { test } from "../support/policy-test";

test("the whole flow: services, a service, direct contact, questions, and back", async ({ page }) => {
  const chat = await openChat(page);
  const say = (id: string) => expect(chat.lines.last()).toContainText(seen(stepOf(realChat, id).message));
  await expect(chat.log.locator("strong")).toHaveText("Tarang Digital");
  await answer(chat, "Our Services");
  await say("services");
  for (const menu of realChat.steps.filter(({ id }) => id.startsWith("category:"))) {
    await answer(chat, stepOf(realChat, "services").options.find(({ nextStep }) => nextStep === menu.id)?.text ?? "");
    await say(menu.id);
    await answer(chat, "Go Back");
    await say("services");
  }
  await answer(chat, "Digital Marketing", "Search Engine Optimization");
  await say("direct_contact_options");
  const info = stepOf(realChat, "service:seo").message.split("\n");
  await expect(chat.lines.nth(-2)).toContainText(info[1] ?? "");
  await answer(chat, "Go Back to Main Menu", "General Questions", "Where are you located?");
  await say("location");
  await answer(chat, "Go Back", "What are your working hours?");
  await say("working_hours");
  await answer(chat, "Go Back", "Can I see your portfolio?");
  await say("portfolio");
  await expect(chat.lines.last().getByRole("link")).toHaveCount(0);
  await answer(chat, "Go Back", "Something else");
  await say("direct_contact_options");
  for (const name of ["Call Us", "Email Us", "Chat on WhatsApp"]) await expect(chat.option(name)).toBeVisible();
});

test("the questions of a service are asked and answered, and the longest can be read on the smallest phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const chat = await openChat(page);
  const [longest] = realChat.steps
    .filter(({ id }) => id.startsWith("questions:"))
    .flatMap(({ id, options }) => options.map(({ text }) => ({ id, text })))
    .sort((a, b) => b.text.length - a.text.length);
  const slug = longest?.id.replace("questions:", "") ?? "";
  const { options, message } = stepOf(realChat, `questions:${slug}`);
  const menu = realChat.steps.find(
    ({ id, options: answers }) =>
      id.startsWith("category:") && answers.some(({ nextStep }) => nextStep === `service:${slug}`),
  );
  const label = (step: string, to: string | undefined) =>
    stepOf(realChat, step).options.find(({ nextStep }) => nextStep === to)?.text ?? "";
  await answer(chat, "Our Services", label("services", menu?.id), label(menu?.id ?? "", `service:${slug}`));
  await answer(chat, "Common Questions");
  await expect(chat.lines.last()).toContainText(seen(message));
  for (const { text } of options) {
    await chat.option(text).scrollIntoViewIfNeeded();
    await expect(chat.option(text)).toBeInViewport({ ratio: 1 });
  }
  expect(await chat.group.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const question = options.findIndex(({ text }) => text === longest?.text);
  await answer(chat, longest?.text ?? "");
  await expect(chat.lines.last()).toContainText(seen(stepOf(realChat, `answer:${slug}:${question + 1}`).message));
  await answer(chat, "Go Back", options[0]?.text ?? "");
  await expect(chat.lines.last()).toContainText(seen(stepOf(realChat, `answer:${slug}:1`).message));
  await chat.log
    .getByRole("link", { name: /^Read more/ })
    .last()
    .click();
  await expect(page.locator("details[open] summary", { hasText: options[0]?.text ?? "" })).toBeVisible();
  await answer(chat, "Contact Us");
  await expect(chat.lines.last()).toContainText(seen(stepOf(realChat, "direct_contact_options").message));
});

test("WhatsApp opens in a tab of its own with the words for the chat, and the chat returns to the greeting", async ({
  page,
  context,
}) => {
  await context.route("https://wa.me/**", (route) => route.fulfill({ contentType: "text/html", body: "WhatsApp" }));
  const chat = await openChat(page);
  await answer(chat, "Contact Us");
  const opened = page.waitForEvent("popup");
  await answer(chat, "Chat on WhatsApp");
  await expect((await opened).locator("body")).toHaveText("WhatsApp");
  expect((await opened).url()).toBe(new URL(realChat.addresses["whatsapp"] ?? "").href);
  await expect(chat.option("Our Services")).toBeVisible();
});

test("the chat stays open while pages change, and goes on", async ({ page }) => {
  const chat = await openChat(page);
  await answer(chat, "Our Services", "Designing", "Logo Designing");
  const link = chat.log.getByRole("link", { name: "Read more Logo Designing" });
  await expect(chat.option("Call Us")).toBeVisible();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await link.click();
  await expect(page).toHaveURL("/services/logodesign");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/Empowering/);
  await expect(chat.panel).toBeVisible();
  await expect(chat.lines).toHaveCount(8);
  await answer(chat, "Go Back to Main Menu");
  await expect(chat.option("Our Services")).toBeVisible();
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

for (const path of ["/about", "/contact_us", "/contact_us?service=logodesign#enquiry"])
  // On a phone the button has stepped aside for the form of the contact page.
  test(`Enquire hands over to the form with the service chosen, from ${path}${path === "/about" ? "" : " @wide"}`, async ({
    page,
  }) => {
    const chat = await openChat(page, path);
    await answer(chat, "Our Services", "Designing", "Logo Designing");
    await chat.log.getByRole("link", { name: "Enquire Logo Designing" }).click();
    await expect(page).toHaveURL("/contact_us?service=logodesign#enquiry");
    await expect(chat.panel).toBeHidden();
    const { form, field } = formOn(page);
    await expect(field("Service")).toHaveValue("Logo Designing");
    await expect(form).toBeFocused();
    await expect(form).toBeInViewport();
    // By keyboard: on a phone the button has stepped aside for the form.
    await chat.toggle.press("Enter");
    await expect(chat.lines).toHaveCount(1);
  });

for (const way of ["the button", "Close", "Escape"] as const)
  test(`closing by ${way} clears the conversation and gives the focus back`, async ({ page }) => {
    const chat = await openChat(page);
    await expect(chat.panel).toBeFocused();
    await answer(chat, "General Questions");
    await expect(chat.name).toBeFocused();
    await expect(chat.lines).toHaveCount(3);
    if (way === "the button") await chat.toggle.click();
    else if (way === "Close") await chat.close.click();
    else await page.keyboard.press("Escape");
    await expect(chat.panel).toBeHidden();
    await expect(chat.toggle).toBeFocused();
    await expect(chat.toggle).toHaveAccessibleName(words.panel.open);
    await chat.toggle.click();
    await expect(chat.toggle).toHaveAccessibleName(words.panel.close);
    await expect(chat.option("Our Services")).toBeVisible();
    await expect(chat.lines).toHaveCount(1);
  });

test("options that have been chosen are gone while the answer is awaited", async ({ page }) => {
  await page.clock.install();
  const chat = await openChat(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await chat.option("Our Services").dblclick({ noWaitAfter: true });
  await expect(chat.group).toHaveText(words.conversation.waiting);
  await expect(chat.lines).toHaveCount(2);
  await page.clock.runFor(500);
  await expect(chat.lines).toHaveCount(3);
});

const press = async (page: Page, name: string) => {
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? "");
  for (let tabs = 0; tabs < 20 && !(await focused()).startsWith(name); tabs += 1) await page.keyboard.press("Tab");
  expect(await focused()).toMatch(new RegExp(`^${name}`));
  await page.keyboard.press("Enter");
};

for (const size of [
  { width: 360, height: 640 },
  { width: 1366, height: 768 },
])
  test(`the chat is used by keyboard alone at ${size.width} px, without motion`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize(size);
    await page.goto("/about");
    const chat = chatOn(page);
    await page.getByRole("contentinfo").getByRole("link").last().focus();
    await page.keyboard.press("Tab");
    await expect(chat.toggle).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(chat.panel).toBeFocused();
    await expect(chat.lines).toHaveCount(1);
    for (const [name, lines] of [
      ["Our Services", 3],
      ["Hosting & Communication", 5],
      ["Bulk SMS", 8],
    ] as const) {
      await press(page, name);
      await expect(chat.name).toBeFocused();
      await expect(chat.lines).toHaveCount(lines);
      await expect(chat.lines.last()).toBeInViewport({ ratio: 0.9 });
      await expect(chat.group.locator("button, a").first()).toBeVisible();
    }
    await page.keyboard.press("Shift+Tab");
    await expect(chat.log.getByRole("link", { name: "Enquire" })).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(chat.log.getByRole("link", { name: "Read more" })).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(chat.log).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(chat.close).toBeFocused();
    await press(page, "Go Back to Main Menu");
    await expect(chat.lines).toHaveCount(10);
    await page.keyboard.press("Escape");
    await expect(chat.panel).toBeHidden();
    await expect(chat.toggle).toBeFocused();
  });
