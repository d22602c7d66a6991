import { expect } from "@playwright/test";
import { accepted, answering, filled, open, words } from "../support/enquiry-page";
import { test } from "../support/policy-test";

const failed = { status: 503, json: {} };
const limited = { status: 429, headers: { "retry-after": "60" }, json: {} };

/** Sends the form once for each change of its message, and returns the keys that travelled. */
const keysOf = async (
  page: Parameters<typeof open>[0],
  answers: Parameters<typeof answering>[1][],
  messages: string[],
): Promise<(string | undefined)[]> => {
  const posts = await answering(page, ...answers);
  const { fill, button } = await open(page, "/contact_us");
  for (const [index, message] of messages.entries()) {
    await fill({ ...filled, message });
    await expect(button).toBeEnabled();
    await button.click();
    await expect.poll(() => posts.length).toBe(index + 1);
    await expect(button).not.toHaveText(words.sending);
    await expect(button).toHaveText(words.submit, { timeout: 10_000 });
  }
  return posts.map(({ idempotencyKey }) => idempotencyKey);
};

test("a retry of the same words has the same key, however the first try failed", async ({ page }) => {
  const keys = await keysOf(page, [failed, "lost", limited, accepted], ["one", "one", "one", "one"]);
  expect(new Set(keys).size).toBe(1);
});

test("other words after a failure keep the key: the server compares the fields as well", async ({ page }) => {
  const keys = await keysOf(page, ["lost", limited, accepted], ["one", "two", "two"]);
  expect(new Set(keys).size).toBe(1);
});

test("the next enquiry has a key of its own", async ({ page }) => {
  const [first, second] = await keysOf(page, [accepted, accepted], ["one", "one"]);
  expect(first).toMatch(/^[\da-f-]{36}$/);
  expect(second).not.toBe(first);
});

test("the key and the token are there from the first touch on, and an enquiry needs no token", async ({ page }) => {
  const posts = await answering(page);
  const asked: string[] = [];
  await page.route("**/api/form-token", (route) => {
    asked.push(route.request().method());
    return route.fulfill({ status: 500, body: "no" });
  });
  const { field, fill, button } = await open(page, "/contact_us");
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  await field("First name").focus();
  await expect.poll(() => asked).toEqual(["GET"]);
  await fill();
  await button.click();
  await expect(button).toHaveText(words.sent);
  expect(posts[0]).not.toHaveProperty("token");
  expect(asked).toEqual(["GET"]);
});
