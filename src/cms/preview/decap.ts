import type { Component, ComponentType } from "react";
import type { CmsConfig } from "../config/cms-config";

/** The parts of Immutable's Map, Decap's data type, that are used here. */
export interface ImmutableMap {
  get(key: string): unknown;
  set(key: string, value: unknown): ImmutableMap;
  toJS(): Record<string, unknown>;
}

/** The parts of Immutable's List that are used here. */
export interface ImmutableList<Item> {
  get(index: number): Item;
  insert(index: number, item: Item): ImmutableList<Item>;
  toArray(): Item[];
}

export interface ContentFormat {
  fromFile(text: string): Record<string, unknown>;
  toFile(data: Record<string, unknown>, fieldNames: readonly string[]): string;
}

/** The labels of Decap that are replaced. */
interface Phrases {
  editor: { editorControlPane: { widget: { regexPattern: string } } };
  collection: { collectionTop: { newButton: string } };
}

/** Props that Decap passes to a preview on every change. */
export interface PreviewProps {
  entry: Pick<ImmutableMap, "get">;
  /** Returns a picture's file, perhaps unsaved; its string value is the URL to show. */
  getAsset: (src: string) => { toString(): string } | undefined;
}

/** `window.CMS` (https://decapcms.org/docs/customization/), as far as it is used. */
export interface CmsGlobal {
  init(options: { config: CmsConfig & { load_config_file: false } }): void;
  registerCustomFormat(name: string, extension: string, format: ContentFormat): void;
  registerEventListener(listener: { name: "preSave"; handler: (event: { entry: ImmutableMap }) => unknown }): void;
  getWidget(name: string): { control: unknown; preview: unknown; schema: object };
  registerWidget(name: string, control: unknown, preview: unknown, schema: object): void;
  registerPreviewTemplate(name: string, component: ComponentType<PreviewProps>): void;
  getLocale(name: string): Phrases | undefined;
  registerLocale(name: string, phrases: Phrases): void;
}

/** The members of a class made with `createClass`, and its `props`. */
type ClassSpec<Own> = Own & ThisType<Own & Pick<Component<PreviewProps>, "props">>;

declare global {
  /** Globals of decap-cms 3: the CMS, and its own copy of React, for widgets and previews. */
  interface Window {
    CMS: CmsGlobal;
    createClass: <Own extends object>(spec: ClassSpec<Own>) => ComponentType<PreviewProps>;
    h: (tag: unknown, props: object | null, ...children: unknown[]) => unknown;
  }
}

/**
 * Converts a picture's URL for Decap's `getAsset`: `/media/seo.jpg` to `media/seo.jpg`. Decap 3.16 takes a leading
 * slash for a URL on the site, which lacks originals; without it, it looks in the repository and among unsaved files.
 */
export const assetName = (src: string): string => src.replace(/^\/+/, "");
