import { assetName } from "../config/asset-name";
import type { DecapGlobals } from "../preview/decap";
import type { CmsGlobal } from "./cms-global";

type GetAsset = (src: string, field?: unknown) => unknown;

/** Lets the form show the pictures that an entry names, which Decap's own widget asks the site for. */
export const registerPictureWidget = (cms: CmsGlobal): void => {
  const { createClass, h } = window as unknown as DecapGlobals;
  const { control, preview, schema } = cms.getWidget("image");
  const shown = createClass({
    // A picture is asked for once, and is there some time later: then the form is drawn again with the same value.
    shouldComponentUpdate: () => true,
    render() {
      const { getAsset, ...props } = this.props as unknown as { getAsset: GetAsset };
      return h(control, { ...props, getAsset: (src: string, field: unknown) => getAsset(assetName(src), field) });
    },
  });
  cms.registerWidget("image", shown, preview, schema);
};
