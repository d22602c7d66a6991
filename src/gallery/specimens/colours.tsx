import { css } from "@emotion/react";
import { contrast } from "../../theme/contrast";
import { systemThemes } from "../../theme/themes";
import { brandGradient, color, type ColorName, colors } from "../../theme/tokens/color";
import { radius } from "../../theme/tokens/shape";
import { space } from "../../theme/tokens/space";
import { typeSize } from "../../theme/tokens/type";
import { Specimen, type SystemTheme } from "../specimen";

const listStyles = css({ display: "grid", gap: space[3], listStyle: "none" });
const itemStyles = css({
  display: "grid",
  gridTemplateColumns: "3.5rem minmax(0, 1fr) auto",
  alignItems: "center",
  gap: space[3],
  fontSize: typeSize.small,
  lineHeight: 1.4,
  fontVariantNumeric: "tabular-nums",
});
const swatchStyles = css({ height: "2.75rem", border: `1px solid ${color.line}`, borderRadius: radius.control });
const ratiosStyles = css({ textAlign: "end" });
const gradientStyles = css({ height: "5rem", borderRadius: radius.media, background: brandGradient });

const names = Object.keys(colors) as ColorName[];

/** Never rounded up: what misses its mark must not look as if it reached it. */
const ratio = (one: string, other: string): string => `${(Math.floor(contrast(one, other) * 100) / 100).toFixed(2)}:1`;

const Swatch = ({ name, theme }: { name: ColorName; theme: SystemTheme }) => {
  const place = systemThemes.indexOf(theme) === 0 ? 0 : 1;
  const value = colors[name][place];
  return (
    <li css={itemStyles}>
      <span css={swatchStyles} style={{ background: color[name] }} />
      <span>
        <strong>{name}</strong> {value}
      </span>
      <span css={ratiosStyles}>
        paper {ratio(value, colors.paper[place])}
        <br />
        mist {ratio(value, colors.mist[place])}
      </span>
    </li>
  );
};

export const Colours = () => (
  <>
    <Specimen
      title="Every colour"
      note="with its contrast on paper and on mist: text needs 4.5:1, controls need 3:1, accents are never text"
    >
      {(theme) => (
        <ul css={listStyles}>
          {names.map((name) => (
            <Swatch key={name} name={name} theme={theme} />
          ))}
        </ul>
      )}
    </Specimen>
    <Specimen title="Brand gradient" note="for one place on a page">
      <div css={gradientStyles} />
    </Specimen>
  </>
);
