import type { CmsGlobal, ImmutableList, ImmutableMap } from "../preview/decap";

/** Props that Decap passes to a list control (https://decapcms.org/docs/custom-widgets/). */
interface ListProps {
  forID: string;
  field: ImmutableMap;
  value: ImmutableList<ImmutableMap> | undefined;
  onChange: (value: ImmutableList<ImmutableMap>) => void;
}

/** `3: Questions`, for each item of a list of several kinds. */
const itemNames = (value: ImmutableList<ImmutableMap>, types: ImmutableList<ImmutableMap>): string[] => {
  const labels = new Map(types.toArray().map((type) => [type.get("name"), String(type.get("label"))]));
  return value.toArray().map((item, index) => `${index + 1}: ${labels.get(item.get("kind")) ?? ""}`);
};

const rowStyle = { display: "flex", alignItems: "center", gap: "0.5rem", marginTop: "0.75rem" };
const controlStyle = { minHeight: "2.25rem", paddingInline: "0.75rem" };

/** Adds a button to lists of several kinds that duplicates an item, which Decap's widget lacks. */
export const registerListWidget = (cms: CmsGlobal): void => {
  const { createClass, h } = window;
  const { control, preview, schema } = cms.getWidget("list");
  const withCopies = createClass({
    copies: 0,
    select: null as HTMLSelectElement | null,
    shouldComponentUpdate: () => true,
    hold(select: HTMLSelectElement | null) {
      this.select = select;
    },
    copy() {
      const { value, onChange } = this.props as unknown as ListProps;
      const index = Number(this.select?.value ?? 0);
      if (value === undefined) return;
      // Decap's control counts its items on mount only, and a new key remounts it.
      this.copies += 1;
      onChange(value.insert(index + 1, value.get(index)));
    },
    render() {
      const { forID, field, value } = this.props as unknown as ListProps;
      const list = h(control, { ...this.props, key: this.copies });
      const types = field.get("types") as ImmutableList<ImmutableMap> | undefined;
      if (types === undefined) return list;
      const id = `${forID}-copy`;
      const names = value === undefined ? [] : itemNames(value, types);
      const options = names.map((name, index) => h("option", { key: index, value: index }, name));
      const copying = h(
        "div",
        { style: rowStyle },
        h("label", { htmlFor: id }, "Copy block"),
        h("select", { id, ref: this.hold, style: controlStyle }, options),
        h("button", { type: "button", onClick: this.copy, style: controlStyle }, "Copy"),
      );
      // The list keeps its position in the tree, or React would remount it.
      return h("div", null, list, names.length > 0 && copying);
    },
  });
  cms.registerWidget("list", withCopies, preview, schema);
};
