import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { type Page, expect, test as base } from "@playwright/test";

const setting = (name: string): string => {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is set by tests/support/cms-setup.ts`);
  return value;
};

/** The working tree that the editor writes to. */
export class WorkingTree {
  readonly root = setting("CMS_PROJECT");

  git(...args: string[]): string {
    return execFileSync("git", ["-C", this.root, ...args], { encoding: "utf8" });
  }

  read(file: string): string {
    return readFileSync(path.join(this.root, file), "utf8");
  }

  /** The lines that were taken away (-) and put in (+), without their places. */
  changedLines(): string[] {
    return this.git("diff", "--unified=0")
      .split("\n")
      .filter((line) => /^[-+](?![-+])/.test(line));
  }

  /** The files that differ from the last commit, as `git status` marks them. */
  changedFiles(): string[] {
    return this.git("status", "--porcelain", "--untracked-files=all").split("\n").filter(Boolean);
  }

  restore(): void {
    this.git("checkout", "--quiet", ".");
    this.git("clean", "--quiet", "--force", "-d", "content");
  }
}

/** The editor as a marketer uses it. */
export class Editor {
  constructor(private readonly page: Page) {}

  /** Opens an entry, or with `new` the form for another one. */
  async open(collection: string, entry: string): Promise<void> {
    const route = entry === "new" ? "new" : `entries/${entry}`;
    await this.page.goto(`${setting("CMS_URL")}/admin/#/collections/${collection}/${route}`);
    const form = this.page.getByRole("link", { name: /writing in/i });
    const signIn = this.page.getByRole("button", { name: /^log ?in$/i });
    await expect(form.or(signIn)).toBeVisible();
    if (await signIn.isVisible()) await signIn.click();
    await expect(form).toBeVisible();
    await expect(this.page.getByRole("button", { name: /^publish(?:ed)?$/i })).toBeVisible();
  }

  field(label: string) {
    return this.page.getByRole("textbox", { name: label, exact: true });
  }

  /** The first text of the form; the items of a list are closed at first. */
  async firstText() {
    const first = this.page.getByRole("textbox").first();
    const closedItem = this.page.getByRole("button", { name: /expand/i }).first();
    await expect(first.or(closedItem).first()).toBeVisible();
    if (!(await first.isVisible())) await closedItem.click();
    return first;
  }

  async save(): Promise<void> {
    await this.page.getByRole("button", { name: /^publish$/i }).click();
    await this.page.getByRole("menuitem", { name: /publish now/i }).click();
  }

  async saved(): Promise<void> {
    await expect(this.page.getByText(/^changes saved$/i)).toBeVisible();
  }
}

export const test = base.extend<{ editor: Editor; tree: WorkingTree }>({
  editor: async ({ page }, provide) => {
    await provide(new Editor(page));
  },
  // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its first argument.
  tree: async ({}, provide) => {
    const tree = new WorkingTree();
    await provide(tree);
    tree.restore();
  },
});
