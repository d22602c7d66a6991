import { css } from "@emotion/react";
import { useId } from "react";
import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from "react";
import { color } from "../../theme/tokens/color";
import { radius } from "../../theme/tokens/shape";
import { space } from "../../theme/tokens/space";

const fieldStyles = css({ display: "grid", gap: space[2], fontWeight: 600 });
const hintStyles = css({ color: color.muted, fontWeight: 400 });
const controlStyles = css({
  width: "100%",
  minHeight: "3rem",
  padding: `${space[2]} ${space[4]}`,
  border: `1.5px solid ${color.control}`,
  borderRadius: radius.control,
  background: color.paper,
  fontWeight: 400,
  "&:hover": { borderColor: color.iris },
});

interface LabelledProps {
  label: string;
  /** Stands behind the label of a field that may stay empty. */
  hint?: string | undefined;
}

const Labelled = ({ id, label, hint, children }: LabelledProps & { id: string; children: ReactNode }) => (
  <div css={fieldStyles}>
    <label htmlFor={id}>
      {label}
      {hint !== undefined && <span css={hintStyles}> {hint}</span>}
    </label>
    {children}
  </div>
);

export const TextField = ({ label, hint, ...rest }: LabelledProps & InputHTMLAttributes<HTMLInputElement>) => {
  const id = useId();
  return (
    <Labelled id={id} label={label} hint={hint}>
      <input id={id} css={controlStyles} {...rest} />
    </Labelled>
  );
};

export const TextAreaField = ({
  label,
  hint,
  ...rest
}: LabelledProps & TextareaHTMLAttributes<HTMLTextAreaElement>) => {
  const id = useId();
  return (
    <Labelled id={id} label={label} hint={hint}>
      <textarea id={id} css={controlStyles} rows={5} {...rest} />
    </Labelled>
  );
};

export const SelectField = ({ label, hint, ...rest }: LabelledProps & SelectHTMLAttributes<HTMLSelectElement>) => {
  const id = useId();
  return (
    <Labelled id={id} label={label} hint={hint}>
      <select id={id} css={controlStyles} {...rest} />
    </Labelled>
  );
};
