import { expect } from "@playwright/test";
import { fixtureBuild } from "../support/fixture-site";
import { test } from "../support/policy-test";

test.describe("the built site", { tag: "@wide" }, () => {
  test("publishes no build artifacts such as source maps and webpack statistics", () => {
    const files = fixtureBuild("before-noon").files("public");
    expect(files.filter((file) => /\.map$|webpack\.stats|chunk-map|partytown/.test(file))).toEqual([]);
  });

  test("has a security.txt with a contact that expires in 30 to 365 days", async ({ request }) => {
    const response = await request.get("/.well-known/security.txt");
    expect(response.headers()["content-type"]).toBe("text/plain; charset=utf-8");
    const text = await response.text();
    expect(text).toContain("Contact: mailto:hello@sample.example\n");
    expect(text).toContain("Canonical: https://sample.example/.well-known/security.txt\n");
    const days = (Date.parse(/Expires: (.*)/.exec(text)?.[1] ?? "") - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(30);
    expect(days).toBeLessThan(365);
  });
});
