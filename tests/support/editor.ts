import { type Locator, type Page, expect } from "@playwright/test";
import { cmsSetting } from "./cms-setting";

/** The editor as a marketer uses it. */
export class Editor {
  /** URL of the edited site. */
  readonly site = cmsSetting("CMS_URL");

  constructor(private readonly page: Page) {}

  /** Opens an entry, or the form of a new one with `new`. */
  async open(collection: string, entry: string): Promise<void> {
    const route = entry === "new" ? "new" : `entries/${entry}`;
    // Reloads the page, as from a bookmark: the editor keeps the open entry when only the fragment changes.
    await this.page.goto("about:blank");
    await this.page.goto(`${this.site}/admin/#/collections/${collection}/${route}`);
    await this.ready();
  }

  private async ready(): Promise<void> {
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

  /** The first text field; list items are collapsed at first. */
  async firstText() {
    const first = this.page.getByRole("textbox").first();
    const closedItem = this.page.getByRole("button", { name: /expand/i }).first();
    await expect(first.or(closedItem).first()).toBeVisible();
    if (!(await first.isVisible())) await closedItem.click();
    return first;
  }

  /** The drag handle of a collapsed list item, between its buttons to expand and to remove it. */
  private handleOf(item: string) {
    const own = this.page
      .getByText(item, { exact: true })
      .first()
      .locator("xpath=ancestor::*[count(.//button) = 2][1]");
    return own.getByRole("button").nth(1);
  }

  /** Drags a list item to the position of another. */
  async dragItem(item: string, target: string): Promise<void> {
    await this.handleOf(item).dragTo(this.handleOf(target), { steps: 20, force: true });
  }

  async publish(): Promise<void> {
    await this.page.getByRole("button", { name: /^publish$/i }).click();
    await this.page.getByRole("menuitem", { name: /publish now/i }).click();
  }

  /** Publishes an entry without errors. */
  async save(): Promise<void> {
    await this.publish();
    await this.saved();
  }

  async choose(label: string, option: string): Promise<void> {
    await this.page.getByRole("combobox", { name: label }).fill(option);
    await this.page.getByRole("option", { name: option, exact: true }).click();
  }

  async addItem(button: RegExp): Promise<void> {
    await this.page.getByRole("button", { name: button }).click();
  }

  /** Uploads a picture to the form's first picture field. */
  async offer(picture: Parameters<Locator["setInputFiles"]>[0]): Promise<void> {
    const choose = this.page.getByRole("button", { name: /^choose (?:an|different) image$/i });
    await choose.first().click();
    await this.page.locator('input[type="file"]').setInputFiles(picture);
  }

  /** Reloads the editor, which then reads the form from the file. */
  async reload(): Promise<void> {
    await this.page.reload();
    await this.ready();
  }

  async saved(): Promise<void> {
    await expect(this.page.getByText(/^changes saved$/i)).toBeVisible();
  }
}
