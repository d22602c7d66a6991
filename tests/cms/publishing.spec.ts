import { readFileSync } from "node:fs";
import path from "node:path";
import { load } from "cheerio";
import { expect } from "@playwright/test";
import { test } from "../support/cms-test";
import { fixtureProject } from "../support/fixture-build";

/** Each would run something if it came onto a page as it is. */
const hostileTitle = '<script>document.title="taken"</script><img src=x onerror=alert(1)>';
const hostileText = '[A link](javascript:alert(1)) <img src="x" onerror="alert(1)">';

test("what was saved is on the built page, and nothing of a hostile entry runs there", async ({
  editor,
  page,
  tree,
}) => {
  test.setTimeout(600_000);
  await editor.open("services", "seo");
  await editor.field("Headline").fill("Show up when buyers are searching");
  await editor.save();
  await editor.saved();
  await editor.open("posts", "why-custom-web-design-matters");
  await editor.field("Title").fill(hostileTitle);
  await editor.save();
  await editor.saved();
  await expect(page.frameLocator("#preview-pane").getByRole("heading", { level: 1 })).toHaveText(hostileTitle);
  await expect(page).not.toHaveTitle("taken");

  const post = "content/posts/why-custom-web-design-matters.md";
  const project = fixtureProject(path.join(tree.root, "content"));
  try {
    const safe = project.read(post);
    project.write(post, `${safe}\n${hostileText}\n`);
    const refused = await project.build();
    expect(refused.succeeded).toBe(false);
    expect(refused.output).toContain(post);
    expect(refused.output).toMatch(/javascript:alert/);

    project.write(post, safe);
    const built = await project.build();
    expect(built.succeeded, built.output).toBe(true);
    const service = load(project.read("public/services/seo/index.html"));
    expect(service("h1").text()).toBe("Show up when buyers are searching");
    const article = load(readFileSync(path.join(project.root, "public/blog/why-custom-web-design-matters/index.html")));
    expect(article("h1").text()).toBe(hostileTitle);
    expect(article("[onerror]").length).toBe(0);
    const running = article("script:not([type='application/ld+json'])").toArray();
    expect(running.filter((script) => article(script).text().includes("taken"))).toEqual([]);
  } finally {
    project.dispose();
  }
});
