import type { CmsGlobal } from "./cms-global";

type ControlClass = new (...args: unknown[]) => object;

/**
 * Keeps the choice of related entries from writing its own value back when their titles arrive. Decap does
 * so to hand them to previews, which ours do not ask for: whoever had saved by then was told that the entry
 * has unsaved changes, and whoever had chosen something else lost it.
 */
export const registerRelationWidget = (cms: CmsGlobal): void => {
  const { control, preview, schema } = cms.getWidget("relation");
  class RelationControl extends (control as ControlClass) {
    triggerInitialOnChange = () => undefined;
  }
  cms.registerWidget("relation", RelationControl, preview, schema);
};
