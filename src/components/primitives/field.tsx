import { css } from "@emotion/react";
import caretDown from "@phosphor-icons/core/regular/caret-down.svg";
import { useId } from "react";
import type {
  AriaAttributes,
  InputHTMLAttributes,
  ReactNode,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from "react";
import { color, radius, space, typeSize } from "../../theme/tokens";
import { Icon } from "./icon";

const fieldStyles = css({
  display: "grid",
  gap: space[2],
  alignContent: "start",
  fontWeight: 600,
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
  // The label and what is wrong stay in sight, below the fixed header, when a link leads to the field.
  scrollMarginTop: "5rem",
  '&[aria-invalid="true"]': { borderColor: color.danger, boxShadow: `inset 0 0 0 1px ${color.danger}` },
});

/** At least 24 px wide and high (WCAG 2.2, 2.5.8). */
const boxStyles = css({ width: "1.5rem", height: "1.5rem", flex: "none", margin: 0, accentColor: color.primary });
const besideStyles = css({ display: "flex", gap: space[3], alignItems: "start", "& label": { fontWeight: 400 } });

const selectStyles = css({
  display: "grid",
  alignItems: "center",
  "& > *": { gridArea: "1 / 1" },
  "& > select": { appearance: "none", paddingInlineEnd: space[12] },
  "& > span": { justifySelf: "end", marginInlineEnd: space[4], color: color.muted, pointerEvents: "none" },
});

interface LabelledProps {
  /** Made up when absent. */
  id?: string | undefined;
  label: string;
  /** Stands behind the label of a field that may stay empty. */
  hint?: string | undefined;
  /** What is wrong with the value, and what to do about it. */
  error?: string | undefined;
}

const problemId = (id: string): string => `${id}-problem`;

interface FrameProps extends LabelledProps {
  id: string;
  /** Whether the label stands beside the control, as that of a box to tick does. */
  beside?: boolean;
  children: ReactNode;
}

const Labelled = ({ id, label, hint, error, beside = false, children }: FrameProps) => {
  const labelled = (
    <label htmlFor={id}>
      {label}
      {hint !== undefined && <span css={hintStyles}> {hint}</span>}
    </label>
  );
  return (
    <div css={fieldStyles}>
      {!beside && labelled}
      {error !== undefined && (
        <p id={problemId(id)} data-problem>
          {error}
        </p>
      )}
      {beside ? (
        <div css={besideStyles}>
          {children}
          {labelled}
        </div>
      ) : (
        children
      )}
    </div>
  );
};

const useField = <Attributes extends AriaAttributes>(props: LabelledProps & Attributes) => {
  const ownId = useId();
  const { id = ownId, label, hint, error, ...rest } = props;
  const invalid = error !== undefined && {
    "aria-invalid": true,
    "aria-describedby": [rest["aria-describedby"], problemId(id)].filter(Boolean).join(" "),
  };
  return { frame: { id, label, hint, error }, control: { ...rest, ...invalid, id } };
};

export const TextField = (props: LabelledProps & InputHTMLAttributes<HTMLInputElement>) => {
  const { frame, control } = useField(props);
  return (
    <Labelled {...frame}>
      <input css={controlStyles} {...control} />
    </Labelled>
  );
};

export const TextAreaField = (props: LabelledProps & TextareaHTMLAttributes<HTMLTextAreaElement>) => {
  const { frame, control } = useField(props);
  return (
    <Labelled {...frame}>
      <textarea css={controlStyles} rows={5} {...control} />
    </Labelled>
  );
};

/** A box to tick, its label beside it. */
export const CheckboxField = (props: LabelledProps & InputHTMLAttributes<HTMLInputElement>) => {
  const { frame, control } = useField(props);
  return (
    <Labelled {...frame} beside>
      <input type="checkbox" css={boxStyles} {...control} />
    </Labelled>
  );
};

export const SelectField = (props: LabelledProps & SelectHTMLAttributes<HTMLSelectElement>) => {
  const { frame, control } = useField(props);
  return (
    <Labelled {...frame}>
      <div css={selectStyles}>
        <select css={controlStyles} {...control} />
        <Icon svg={caretDown} size="1.25rem" />
      </div>
    </Labelled>
  );
};
