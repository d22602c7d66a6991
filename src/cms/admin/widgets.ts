import { assetName, type CmsGlobal } from "../preview/decap";

type ControlClass = new (...args: unknown[]) => object;
type GetAsset = (src: string, field?: unknown) => unknown;

/**
 * Keeps Decap's relation widget from writing its own value back when the titles of the related entries arrive. That
 * marks a saved entry as changed, and overwrites what was chosen meanwhile. Our previews do not need those titles.
 */
export const registerRelationWidget = (cms: CmsGlobal): void => {
  const { control, preview, schema } = cms.getWidget("relation");
  class RelationControl extends (control as ControlClass) {
    triggerInitialOnChange = () => undefined;
  }
  cms.registerWidget("relation", RelationControl, preview, schema);
};

/** Lets the form show an entry's pictures, which Decap's own widget requests from the site. */
export const registerPictureWidget = (cms: CmsGlobal): void => {
  const { createClass, h } = window;
  const { control, preview, schema } = cms.getWidget("image");
  const shown = createClass({
    // A picture loads asynchronously, and the form then rerenders with the same value.
    shouldComponentUpdate: () => true,
    render() {
      const { getAsset, ...props } = this.props as unknown as { getAsset: GetAsset };
      return h(control, { ...props, getAsset: (src: string, field: unknown) => getAsset(assetName(src), field) });
    },
  });
  cms.registerWidget("image", shown, preview, schema);
};
