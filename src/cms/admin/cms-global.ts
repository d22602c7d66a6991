import type { CmsConfig } from "../config/cms-config";

/** The parts of Immutable's Map that the CMS hands over and that are used here. */
export interface ImmutableMap {
  get(key: string): unknown;
  getIn(path: readonly (string | number)[]): unknown;
  set(key: string, value: unknown): ImmutableMap;
  toJS(): Record<string, unknown>;
}

export interface ContentFormat {
  fromFile(text: string): Record<string, unknown>;
  toFile(data: Record<string, unknown>, fieldNames: readonly string[]): string;
}

interface SavedEntry {
  entry: ImmutableMap;
}

/** What decap-cms 3 puts into `window.CMS`, as far as it is used. */
export interface CmsGlobal {
  init(options: { config: CmsConfig & { load_config_file: false } }): void;
  registerCustomFormat(name: string, extension: string, format: ContentFormat): void;
  registerEventListener(listener: {
    name: "preSave" | "postSave";
    handler: (event: SavedEntry) => Promise<unknown> | unknown;
  }): void;
  getWidget(name: string): { control: unknown; preview: unknown; schema: object };
  registerWidget(name: string, control: unknown, preview: unknown, schema: object): void;
  registerPreviewTemplate(name: string, component: unknown): void;
  registerPreviewStyle(style: string, options?: { raw: boolean }): void;
  getLocale(name: string): Record<string, unknown> | undefined;
  registerLocale(name: string, phrases: Record<string, unknown>): void;
}

declare global {
  interface Window {
    CMS: CmsGlobal;
  }
}
