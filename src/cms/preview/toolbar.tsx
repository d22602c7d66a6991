import { css } from "@emotion/react";
import { useId } from "react";
import { color } from "../../theme/tokens";
import type { PreviewTheme, PreviewWidth } from "./frame";

const labels = {
  toolbar: "Preview",
  theme: "Theme",
  light: "Light",
  dark: "Dark",
  width: "Width",
  full: "Full",
  phone: "Phone",
} as const;

/** Over the foot of the page: its head is where the site has its own bar. */
const styles = css({
  position: "fixed",
  insetInline: 0,
  bottom: "0.5rem",
  zIndex: 100,
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "center",
  gap: "0.5rem",
  pointerEvents: "none",
  fontSize: "0.8125rem",
  lineHeight: 1.5,
});
const groupStyles = css({
  display: "flex",
  alignItems: "center",
  gap: "0.5rem",
  margin: 0,
  padding: "0.25rem 0.75rem",
  border: `1px solid ${color.control}`,
  borderRadius: "2rem",
  background: color.background,
  color: color.text,
  pointerEvents: "auto",
  "& legend": { float: "inline-start", padding: 0, fontWeight: 600 },
  "& label": { display: "inline-flex", alignItems: "center", gap: "0.25rem", minHeight: "1.5rem", cursor: "pointer" },
});

interface ChoiceProps<Value extends string> {
  legend: string;
  values: readonly Value[];
  value: Value;
  onChoose: (value: Value) => void;
}

const Choice = <Value extends keyof typeof labels>({ legend, values, value, onChoose }: ChoiceProps<Value>) => {
  const name = useId();
  return (
    <fieldset css={groupStyles}>
      <legend>{legend}</legend>
      {values.map((other) => (
        <label key={other}>
          <input type="radio" name={name} checked={other === value} onChange={() => onChoose(other)} />
          {labels[other]}
        </label>
      ))}
    </fieldset>
  );
};

interface ToolbarProps {
  theme: PreviewTheme;
  width: PreviewWidth;
  onTheme: (theme: PreviewTheme) => void;
  onWidth: (width: PreviewWidth) => void;
}

/** How the page below it is looked at. */
export const Toolbar = ({ theme, width, onTheme, onWidth }: ToolbarProps) => (
  <section css={styles} aria-label={labels.toolbar}>
    <Choice legend={labels.theme} values={["light", "dark"]} value={theme} onChoose={onTheme} />
    <Choice legend={labels.width} values={["full", "phone"]} value={width} onChoose={onWidth} />
  </section>
);
