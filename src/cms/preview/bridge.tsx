import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import type { ComponentType } from "react";
import { createRoot } from "react-dom/client";
import { type EditedEntry, readBase } from "./base";
import { assetName, type ImmutableMap, type PreviewProps } from "./decap";
import type { PageKind } from "./page-kinds";
import { Preview } from "./preview";

const entryOf = ({ entry }: PreviewProps): EditedEntry => ({
  file: String(entry.get("path") ?? ""),
  data: (entry.get("data") as ImmutableMap).toJS(),
});

/** Renders previews with a root of our own React in the iframe, and their styles into its `<head>`. */
const mount = (element: HTMLElement, kind: PageKind, first: PreviewProps) => {
  const frame = element.ownerDocument;
  const root = createRoot(element);
  const cache = createCache({ key: "preview", container: frame.head });
  const base = readBase(kind, entryOf(first));
  const draw = (props: PreviewProps): void => {
    const url = (src: string) => props.getAsset(assetName(src))?.toString() ?? "";
    root.render(
      <CacheProvider value={cache}>
        <Preview previewed={{ kind, entry: entryOf(props), base, url }} frame={frame} />
      </CacheProvider>,
    );
  };
  draw(first);
  // Deferred: Decap's React may be rendering.
  return { draw, unmount: () => setTimeout(() => root.unmount()) };
};

/**
 * Returns a preview component for Decap's own copy of React. It only renders a container for ours, as hooks and Emotion
 * need a single copy of React.
 */
export const bridge = (kind: PageKind): ComponentType<PreviewProps> =>
  window.createClass({
    mounted: undefined as ReturnType<typeof mount> | undefined,
    componentDidUpdate() {
      this.mounted?.draw(this.props);
    },
    hold(element: HTMLElement | null) {
      this.mounted?.unmount();
      this.mounted = element === null ? undefined : mount(element, kind, this.props);
    },
    render() {
      return window.h("div", { ref: this.hold });
    },
  });
