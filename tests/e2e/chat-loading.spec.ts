import { expect, type Page } from "@playwright/test";
import site from "../../content/settings/site.json";
import { chatOn, openChat, realChat, words } from "../support/chat-page";
import { hydrated } from "../support/hydrated";
import { test } from "../support/policy-test";

const file = "**/data/chat-script.json";
/** Words that stand in the code of the conversation and nowhere else. */
const codeMark = "The chat knows no action";

const directWays = async (page: Page) => {
  const { panel } = chatOn(page);
  for (const [name, href] of [
    ["Call Us", "tel:+910000000001"],
    ["Email Us", `mailto:${site.email}?subject=${encodeURIComponent(site.emailSubject)}`],
    ["Chat on WhatsApp", realChat.addresses["whatsapp"] ?? ""],
    ["Contact Us", "/contact_us#enquiry"],
  ] as const)
    await expect(panel.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
};

test("neither the conversation's code nor its script comes before it is wanted", async ({ page }) => {
  const loaded: { url: string; text: Promise<string> }[] = [];
  page.on("response", (response) => {
    if (/\.js(on)?$/.test(new URL(response.url()).pathname))
      loaded.push({ url: response.url(), text: response.text().catch(() => "") });
  });
  const withMark = async () => {
    const texts = await Promise.all(loaded.map(({ text }) => text));
    return texts.filter((text) => text.includes(codeMark)).length;
  };
  await page.goto("/about", { waitUntil: "networkidle" });
  await hydrated(page);
  await page.evaluate(() => window.scrollTo(0, 500));
  expect(loaded.filter(({ url }) => url.includes("chat-script"))).toEqual([]);
  expect(await withMark()).toBe(0);
  await chatOn(page).toggle.focus();
  await expect.poll(() => loaded.filter(({ url }) => url.includes("chat-script")).length).toBe(1);
  await expect.poll(withMark).toBe(1);
  await chatOn(page).toggle.click();
  await expect(chatOn(page).option("Our Services")).toBeVisible();
  expect(loaded.filter(({ url }) => url.includes("chat-script"))).toHaveLength(1);
});

test("@wide a mouse that comes near is enough to load it", async ({ page }) => {
  await page.goto("/about");
  await hydrated(page);
  const came = page.waitForResponse(file);
  await chatOn(page).toggle.hover();
  await came;
});

for (const [what, failure] of [
  ["there is no connection", { abort: "internetdisconnected" }],
  ["the host answers with an error", { status: 503, body: "" }],
  ["the host answers with a page", { status: 200, contentType: "text/html", body: "<h1>Sign in</h1>" }],
  ["the file is something else", { status: 200, json: { steps: "none" } }],
] as const)
  test(`when ${what} the direct ways stay, and trying again helps`, async ({ page }) => {
    await page.route(file, (route) => ("abort" in failure ? route.abort(failure.abort) : route.fulfill(failure)));
    await page.goto("/about");
    await hydrated(page);
    const { toggle, panel, lines } = chatOn(page);
    await toggle.click();
    await expect(panel.getByRole("status")).toHaveText(words.panel.failed);
    await directWays(page);
    await page.unroute(file);
    await panel.getByRole("button", { name: words.panel.retry }).press("Enter");
    await expect(lines).toHaveCount(1);
    await expect(panel).toBeFocused();
  });

test("when the code does not come the direct ways stay, and trying again helps", async ({ page, context }) => {
  await page.goto("/about", { waitUntil: "networkidle" });
  await hydrated(page);
  await context.setOffline(true);
  const { toggle, panel, lines } = chatOn(page);
  await toggle.click();
  await expect(panel.getByRole("status")).toHaveText(words.panel.failed);
  await directWays(page);
  await context.setOffline(false);
  await panel.getByRole("button", { name: words.panel.retry }).click();
  await expect(lines).toHaveCount(1);
});

test("while it is loaded, the panel says so and shows the direct ways", async ({ page }) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(file, async (route) => {
    await released;
    await route.fallback();
  });
  await page.goto("/about");
  await hydrated(page);
  const { toggle, panel, lines } = chatOn(page);
  await toggle.click();
  await expect(panel.getByRole("status")).toHaveText(words.panel.loading);
  await directWays(page);
  await panel.getByRole("link", { name: "Email Us" }).focus();
  release();
  await expect(lines).toHaveCount(1);
  await expect(panel).toBeFocused();
});

test("a chat opened before scripts arrive goes on when they do", async ({ page }) => {
  const held = new Promise<() => void>((resolve) => {
    void page.route("**/app-data.json", (route) => {
      resolve(() => void route.fallback());
    });
  });
  await page.goto("/about");
  const release = await held;
  const { toggle, panel, lines } = chatOn(page);
  await toggle.click();
  await expect(panel).toBeVisible();
  await directWays(page);
  release();
  await expect(lines).toHaveCount(1);
});

test("an action that the script does not explain is a warning and nothing else", async ({ page }) => {
  const warnings: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "warning" && message.text().includes(codeMark)) warnings.push(message.text());
  });
  const newer = { ...realChat, addresses: {} };
  await page.route(file, (route) => route.fulfill({ json: newer }));
  const chat = await openChat(page);
  await chat.option("Contact Us").click();
  await chat.option("Call Us").click();
  await expect.poll(() => warnings).toEqual([`${codeMark} "call".`]);
  await expect(chat.lines).toHaveCount(3);
  await expect(chat.option("Call Us")).toBeFocused();
});

test("a step that is missing is said, and leads to a person", async ({ page }) => {
  const older = { ...realChat, steps: realChat.steps.filter(({ id }) => id !== "services") };
  await page.route(file, (route) => route.fulfill({ json: older }));
  const chat = await openChat(page);
  await chat.option("Our Services").click();
  await expect(chat.lines.nth(2)).toContainText(words.conversation.unknown);
  await expect(chat.option("Call Us")).toBeVisible();
});

test("@html without scripts the browser opens and closes the panel with the direct ways", async ({
  page,
  javaScriptEnabled,
}) => {
  test.skip(javaScriptEnabled, "With scripts there is a conversation.");
  await page.goto("/services/seo");
  const { toggle, panel, close } = chatOn(page);
  await expect(toggle).toHaveAccessibleName(words.panel.open);
  await toggle.press("Enter");
  await expect(panel).toBeVisible();
  await expect(panel).toHaveRole("dialog");
  await expect(panel).toHaveAccessibleName("Chat with Tarang Digital");
  await expect(toggle).toHaveAccessibleName(words.panel.close);
  await directWays(page);
  await page.keyboard.press("Tab");
  await expect(close).toBeFocused();
  await close.press("Enter");
  await expect(panel).toBeHidden();
  await toggle.click();
  await panel.getByRole("link", { name: "Contact Us" }).click();
  await expect(page).toHaveURL("/contact_us#enquiry");
});
