import type { Component, ComponentType } from "react";

/** The part of `window.CMS` (https://decapcms.org/docs/customization/) that the preview uses. */
export interface CmsRegistry {
  registerPreviewTemplate(name: string, component: ComponentType<PreviewProps>): void;
}

/** What Decap gives a preview on every change of the entry. */
export interface PreviewProps {
  /** A map of Immutable.js. */
  entry: { get(key: string): unknown };
  /** A picture's file, chosen but perhaps not saved yet; its text is the address to show it from. */
  getAsset: (src: string) => { toString(): string } | undefined;
}

/** What a class made with `createClass` has beside its own members. */
type ClassSpec<Own> = Own & ThisType<Own & Pick<Component<PreviewProps>, "props">>;

/** Decap's own copy of React, in which a preview has to be written: https://decapcms.org/docs/customization/. */
export interface DecapGlobals {
  createClass: <Own extends object>(spec: ClassSpec<Own>) => ComponentType<PreviewProps>;
  h: (tag: unknown, props: object | null) => unknown;
}
