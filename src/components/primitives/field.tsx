import { css } from "@emotion/react";
import caretDown from "@phosphor-icons/core/regular/caret-down.svg";
import { type ComponentProps, type ReactNode, useId } from "react";
import { color, radius, space, typeSize } from "../../theme/tokens";
import { Icon } from "./icon";

const fieldStyles = css({
  display: "grid",
  gap: space[2],
  alignContent: "start",
  fontWeight: 600,
  "& > label": { overflowWrap: "anywhere" },
  "& [data-problem]": { color: color.danger, fontSize: typeSize.small, lineHeight: 1.4 },
});
const hintStyles = css({ color: color.muted, fontWeight: 400 });
const controlStyles = css({
  width: "100%",
  minHeight: "3rem",
  padding: `${space[2]} ${space[4]}`,
  border: `1.5px solid ${color.control}`,
  borderRadius: radius.control,
  background: color.background,
  fontWeight: 400,
  "&:hover": { borderColor: color.primary },
  // Keeps the label and the error visible below the fixed header when a link targets the field.
  scrollMarginTop: "5rem",
  '&[aria-invalid="true"]': { borderColor: color.danger, boxShadow: `inset 0 0 0 1px ${color.danger}` },
});

/** At least 24 px wide and high (WCAG 2.2, 2.5.8). */
const boxStyles = css({ width: "1.5rem", height: "1.5rem", margin: 0, accentColor: color.primary });
/** The label precedes the box in the DOM, and follows it visually. */
const besideStyles = css({
  gridTemplateColumns: "auto minmax(0, 1fr)",
  columnGap: space[3],
  "& > [data-problem]": { gridColumn: "1 / -1", order: -1 },
  "& > label": { order: 1, fontWeight: 400 },
});

const selectStyles = css({
  display: "grid",
  alignItems: "center",
  "& > *": { gridArea: "1 / 1" },
  "& > select": { appearance: "none", paddingInlineEnd: space[12] },
  "& > span": { justifySelf: "end", marginInlineEnd: space[4], color: color.muted, pointerEvents: "none" },
});

interface LabelledProps {
  /** Generated if absent. */
  id?: string | undefined;
  label: string;
  /** Follows the label of an optional field. */
  hint?: string | undefined;
  /** What is wrong with the value, and what to do about it. */
  error?: string | undefined;
}

interface FieldProps<Attributes> {
  props: LabelledProps & Attributes;
  /** Whether the label is beside the control, as for a checkbox. */
  beside?: boolean;
  /** Renders the control with its attributes. */
  control: (attributes: Omit<LabelledProps & Attributes, keyof LabelledProps> & { id: string }) => ReactNode;
}

const Field = <Attributes extends object>({ props, beside = false, control }: FieldProps<Attributes>) => {
  const ownId = useId();
  const { id = ownId, label, hint, error, ...attributes } = props;
  const problemId = `${id}-problem`;
  return (
    <div css={[fieldStyles, beside && besideStyles]}>
      <label htmlFor={id}>
        {label}
        {hint !== undefined && <span css={hintStyles}>{` ${hint}`}</span>}
      </label>
      {error !== undefined && (
        <p id={problemId} data-problem>
          {error}
        </p>
      )}
      {/* Always set: browsers consider an unselected list or an incomplete email address invalid. */}
      {control({ ...attributes, "aria-describedby": error && problemId, "aria-invalid": error !== undefined, id })}
    </div>
  );
};

export const TextField = (props: LabelledProps & ComponentProps<"input">) => (
  <Field props={props} control={(attributes) => <input css={controlStyles} {...attributes} />} />
);

export const TextAreaField = (props: LabelledProps & ComponentProps<"textarea">) => (
  <Field props={props} control={(attributes) => <textarea css={controlStyles} rows={5} {...attributes} />} />
);

export const CheckboxField = (props: LabelledProps & ComponentProps<"input">) => (
  <Field props={props} beside control={(attributes) => <input type="checkbox" css={boxStyles} {...attributes} />} />
);

export const SelectField = (props: LabelledProps & ComponentProps<"select">) => (
  <Field
    props={props}
    control={(attributes) => (
      <div css={selectStyles}>
        <select css={controlStyles} {...attributes} />
        <Icon svg={caretDown} size="1.25rem" />
      </div>
    )}
  />
);
