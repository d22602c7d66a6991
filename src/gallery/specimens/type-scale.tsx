import { css } from "@emotion/react";
import { color } from "../../theme/tokens/color";
import { space } from "../../theme/tokens/space";
import { fontFamily, typeSize, typeSizes } from "../../theme/tokens/type";
import { Specimen } from "../specimen";
import { longTitle, longWord, paragraph } from "../samples/texts";

const listStyles = css({ display: "grid", gap: space[6], listStyle: "none" });
const nameStyles = css({ display: "block", color: color.muted, fontSize: typeSize.small });
const sampleStyles = css({ display: "block", lineHeight: 1.2, overflowWrap: "anywhere" });
const headingStyles = css(sampleStyles, { fontFamily: fontFamily.heading, fontWeight: 700, letterSpacing: "-0.02em" });
const textStyles = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[4] });

type SizeName = keyof typeof typeSizes;

const sizes = Object.keys(typeSizes) as SizeName[];
const textSizes: readonly SizeName[] = ["small", "body", "lead"];

export const TypeScale = () => (
  <>
    <Specimen title="Every size" wide>
      <ul css={[listStyles, { padding: space[6] }]}>
        {sizes.map((name) => (
          <li key={name}>
            <span css={nameStyles}>
              {name}: {typeSizes[name]}
            </span>
            <span css={textSizes.includes(name) ? sampleStyles : headingStyles} style={{ fontSize: typeSize[name] }}>
              {textSizes.includes(name) ? "Kites fly at 0123456789 metres" : "Kites for every roof"}
            </span>
          </li>
        ))}
      </ul>
    </Specimen>
    <Specimen title="Headings and text" note="a long heading, a word too long for a line, a paragraph">
      <div css={textStyles}>
        <h2>{longTitle}</h2>
        <h3>{longWord}</h3>
        <p>{paragraph}</p>
      </div>
    </Specimen>
  </>
);
