import type { Component, ComponentType } from "react";
import type { CmsConfig } from "../config/cms-config";

/** The parts of Immutable's Map that Decap hands over and that are used here. */
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

/** The phrases of Decap that are replaced. */
interface Phrases {
  editor: { editorControlPane: { widget: { regexPattern: string } } };
  collection: { collectionTop: { newButton: string } };
}

/** What Decap gives a preview on every change of the entry. */
export interface PreviewProps {
  entry: Pick<ImmutableMap, "get">;
  /** A picture's file, chosen but perhaps not saved yet; its text is the URL to show it from. */
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

/** What a class made with `createClass` has beside its own members. */
type ClassSpec<Own> = Own & ThisType<Own & Pick<Component<PreviewProps>, "props">>;

declare global {
  /** What decap-cms 3 puts into the page: itself, and its own copy of React, in which widgets and previews are written. */
  interface Window {
    CMS: CmsGlobal;
    createClass: <Own extends object>(spec: ClassSpec<Own>) => ComponentType<PreviewProps>;
    h: (tag: unknown, props: object | null, ...children: unknown[]) => unknown;
  }
}

/**
 * A picture's URL as Decap has to be asked for it: `/media/seo.jpg` as `media/seo.jpg`. Decap 3.16 takes what
 * begins with a slash for a URL on the site, where originals are not; without it, it looks among its own files,
 * and among those that are chosen but not saved.
 */
export const assetName = (src: string): string => src.replace(/^\/+/, "");
