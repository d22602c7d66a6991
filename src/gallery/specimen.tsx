import { css } from "@emotion/react";
import { type ReactNode, useId } from "react";
import { systemThemes } from "../theme/themes";
import { color, media, space, typeSize } from "../theme/tokens";

const styles = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[3], margin: 0 });
const captionStyles = css({
  paddingInline: space[6],
  color: color.muted,
  fontSize: typeSize.small,
  "& strong": { color: color.text, fontSize: typeSize.body },
});
const themesStyles = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  borderBlock: `1px solid ${color.line}`,
  [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
});
const frameStyles = css({
  // A wide specimen must not widen the page.
  contain: "layout",
  overflow: "hidden",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[6],
  padding: space[6],
  background: color.background,
  color: color.text,
});
const rowStyles = css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[4] });

interface SpecimenProps {
  title: string;
  /** Which state it is, or what to try with it. */
  note?: string;
  children: ReactNode;
}

/** Shows its children in both themes. */
export const Specimen = ({ title, note, children }: SpecimenProps) => {
  const id = useId();
  return (
    <figure css={styles} aria-labelledby={id}>
      <figcaption css={captionStyles}>
        <strong id={id}>{title}</strong> {note}
      </figcaption>
      <div css={themesStyles}>
        {systemThemes.map((theme) => (
          <div key={theme} css={frameStyles} style={{ colorScheme: theme }}>
            {children}
          </div>
        ))}
      </div>
    </figure>
  );
};

export const Row = ({ children }: { children: ReactNode }) => <div css={rowStyles}>{children}</div>;
