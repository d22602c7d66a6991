import { expect, test } from "@playwright/test";
import { startWorkflowSite } from "../support/workflow-site";

test("a change goes from draft to review to ready on its own branch, and to main when published", async ({ page }) => {
  const { url, git, close } = await startWorkflowSite();
  const button = (name: RegExp) => page.getByRole("button", { name });
  const choose = async (menu: RegExp, item: RegExp) => {
    await button(menu).click();
    await page.getByRole("menuitem", { name: item }).click();
  };
  const branches = () => git("branch", "--format=%(refname:short)").trim().split("\n");
  const onMain = () => git("show", "main:content/services/sample-four.md");
  page.on("dialog", (dialog) => void dialog.accept());
  try {
    await page.goto(`${url}/admin/#/collections/services/entries/sample-four`);
    await button(/^log ?in$/i).click();
    await page.getByRole("textbox", { name: "Headline", exact: true }).fill("Show up when buyers search");
    await button(/^save$/i).click();
    await expect(button(/^status: draft$/i)).toBeVisible();
    await expect.poll(branches).toEqual(["cms/services/sample-four", "main"]);
    expect(git("show", "cms/services/sample-four:content/services/sample-four.md")).toContain(
      "headline: Show up when buyers search",
    );
    expect(onMain()).not.toContain("Show up when buyers search");
    await choose(/^status: draft$/i, /^in review$/i);
    await choose(/^status: in review$/i, /^ready$/i);
    await expect(button(/^status: ready$/i)).toBeVisible();
    expect(onMain()).not.toContain("Show up when buyers search");
    await choose(/^publish$/i, /^publish now$/i);
    await expect.poll(onMain).toContain("headline: Show up when buyers search");
    await expect.poll(branches).toEqual(["main"]);
    expect(git("diff", "--stat", "HEAD~1", "HEAD")).toContain("1 file changed, 1 insertion(+), 1 deletion(-)");
  } finally {
    await close();
  }
});
