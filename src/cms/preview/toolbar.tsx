import { css } from "@emotion/react";
import { useEffect, useId, useState } from "react";
import { themeName } from "../../theme/themes";
import { color } from "../../theme/tokens";

const themes = { light: "Light", dark: "Dark" };
const widths = { full: "Full", phone: "Phone" };
/** The CSS width of the frame: its own, or that of a small phone. */
const frameWidths = { full: "", phone: "360px" };

/** At the bottom: the site's own header is at the top. */
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

const systemTheme = () => (window.matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");

/**
 * Switches theme and width.
 *
 * @param page the content of the frame
 */
export const Toolbar = ({ frame, page }: { frame: Document; page: unknown }) => {
  const [theme, setTheme] = useState<keyof typeof themes>(systemTheme);
  const [width, setWidth] = useState<keyof typeof widths>("full");
  useEffect(() => {
    frame.documentElement.setAttribute(`data-${themeName}`, theme);
    // The page's own theme switch may have changed, and overrides the attribute.
    for (const radio of frame.querySelectorAll<HTMLInputElement>(`input[name="${themeName}"]`))
      radio.checked = radio.value === theme;
  }, [frame, theme, page]);
  useEffect(() => {
    // On the frame itself, so that media queries apply too.
    const element = frame.defaultView?.frameElement as HTMLIFrameElement | null | undefined;
    element?.style.setProperty("width", frameWidths[width], "important");
  }, [frame, width]);
  return (
    <section css={styles} aria-label="Preview">
      <Choice legend="Theme" labels={themes} value={theme} onChoose={setTheme} />
      <Choice legend="Width" labels={widths} value={width} onChoose={setWidth} />
    </section>
  );
};
