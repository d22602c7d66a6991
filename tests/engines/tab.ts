/** Keys, by the names that browsers give them in events. */
export type Key = "ArrowDown" | "Enter" | "Escape" | "Tab";

/** A tab of a browser, with storage of its own: what all drivers have of Puppeteer's `Page`. */
export interface Tab {
  goto(url: string): Promise<unknown>;
  evaluate(expression: string): Promise<unknown>;
  evaluateHandle(expression: string): Promise<{ asElement(): { click(): Promise<void> } | null }>;
  keyboard: { type(text: string): Promise<void>; press(key: Key): Promise<void> };
  close(): Promise<void>;
}

/** A browser that runs. */
export interface Engine {
  open(size: { width: number; height: number }): Promise<Tab>;
  close(): Promise<void>;
}
