import { css } from "@emotion/react";
import { useId } from "react";
import { color } from "../../theme/tokens";
import type { PreviewTheme, PreviewWidth } from "./frame";

const themes: Record<PreviewTheme, string> = { light: "Light", dark: "Dark" };
const widths: Record<PreviewWidth, string> = { full: "Full", phone: "Phone" };

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
  labels: Record<Value, string>;
  value: Value;
  onChoose: (value: Value) => void;
}

const Choice = <Value extends string>({ legend, labels, value, onChoose }: ChoiceProps<Value>) => {
  const name = useId();
  return (
    <fieldset css={groupStyles}>
      <legend>{legend}</legend>
      {(Object.keys(labels) as Value[]).map((other) => (
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
  <section css={styles} aria-label="Preview">
    <Choice legend="Theme" labels={themes} value={theme} onChoose={onTheme} />
    <Choice legend="Width" labels={widths} value={width} onChoose={onWidth} />
  </section>
);
