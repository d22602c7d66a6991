import createCache, { type EmotionCache } from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import type { ComponentType } from "react";
import { createRoot, type Root } from "react-dom/client";
import { type Base, type EditedEntry, readBase } from "./base";
import { assetName, type ImmutableMap, type PreviewProps } from "./decap";
import type { PageKind } from "./page-kinds";
import { Preview } from "./preview";

const entryOf = ({ entry }: PreviewProps): EditedEntry => ({
  file: String(entry.get("path") ?? ""),
  data: (entry.get("data") as ImmutableMap).toJS(),
});

/** A root of our own React in the preview's document, with its styles in that document's head. */
class Mounted {
  readonly #root: Root;
  readonly #cache: EmotionCache;
  readonly #base: Promise<Base | undefined>;

  constructor(
    readonly element: HTMLElement,
    readonly kind: PageKind,
    props: PreviewProps,
  ) {
    this.#root = createRoot(element);
    this.#cache = createCache({ key: "preview", container: element.ownerDocument.head });
    this.#base = readBase(kind, entryOf(props));
    this.draw(props);
  }

  draw(props: PreviewProps): void {
    const url = (src: string) => props.getAsset(assetName(src))?.toString() ?? "";
    const previewed = { kind: this.kind, entry: entryOf(props), base: this.#base, url };
    this.#root.render(
      <CacheProvider value={this.#cache}>
        <Preview previewed={previewed} frame={this.element.ownerDocument} />
      </CacheProvider>,
    );
  }

  unmount(): void {
    // Decap's React may be in the middle of its own work.
    setTimeout(() => this.#root.unmount());
  }
}

/**
 * A preview as Decap wants it: a component of its own, older copy of React. It only holds the place for ours, as hooks
 * and Emotion work in one copy of React alone.
 */
export const bridge = (kind: PageKind): ComponentType<PreviewProps> =>
  window.createClass({
    element: null as HTMLElement | null,
    mounted: undefined as Mounted | undefined,
    componentDidMount() {
      if (this.element !== null) this.mounted = new Mounted(this.element, kind, this.props);
    },
    componentDidUpdate() {
      this.mounted?.draw(this.props);
    },
    componentWillUnmount() {
      this.mounted?.unmount();
    },
    hold(element: HTMLElement | null) {
      this.element = element ?? this.element;
    },
    render() {
      return window.h("div", { ref: this.hold });
    },
  });
