import { css } from "@emotion/react";
import { media } from "../../theme/media";
import { color } from "../../theme/tokens/color";
import { motion, motions } from "../../theme/tokens/motion";
import { radii, radius, shadow, shadows } from "../../theme/tokens/shape";
import { space, spaces } from "../../theme/tokens/space";
import { typeSize } from "../../theme/tokens/type";
import { Row } from "../row";
import { Specimen } from "../specimen";

const listStyles = css({ display: "grid", gap: space[3], listStyle: "none", fontSize: typeSize.small });
const barStyles = css({ height: "1rem", background: color.iris });
const boxStyles = css({
  display: "grid",
  alignContent: "center",
  justifyItems: "center",
  minWidth: "8rem",
  minHeight: "5rem",
  padding: space[3],
  border: `1px solid ${color.control}`,
  fontSize: typeSize.small,
});
const moverStyles = css({
  cursor: "default",
  [media.moves]: { [media.hover]: { "&:hover > span": { translate: "0 -0.75rem" } } },
});

/** The names and values of a scale. */
const entries = <Name extends string>(scale: Readonly<Record<Name, string>>) =>
  Object.entries(scale) as [Name, string][];

export const Scales = () => (
  <>
    <Specimen title="Spaces">
      <ul css={listStyles}>
        {(Object.keys(spaces) as unknown as (keyof typeof spaces)[]).map((name) => (
          <li key={name}>
            {name}: {spaces[name]}
            <div css={barStyles} style={{ width: space[name] }} />
          </li>
        ))}
      </ul>
    </Specimen>
    <Specimen title="Radii">
      <Row>
        {entries(radii).map(([name, value]) => (
          <div key={name} css={boxStyles} style={{ borderRadius: radius[name] }}>
            {name} {value}
          </div>
        ))}
      </Row>
    </Specimen>
    <Specimen title="Shadows" note="hardly seen in the dark theme, where borders do their work">
      <Row>
        {entries(shadows).map(([name]) => (
          <div key={name} css={boxStyles} style={{ border: 0, borderRadius: radius.card, boxShadow: shadow[name] }}>
            {name}
          </div>
        ))}
      </Row>
    </Specimen>
    <Specimen title="Motion" note="point at a box; it stands still where no motion is wanted">
      <Row>
        {entries(motions).map(([name, value]) => (
          <div key={name} css={[boxStyles, moverStyles]}>
            <span style={{ transition: `translate ${motion[name]}` }}>
              {name}: {value}
            </span>
          </div>
        ))}
      </Row>
    </Specimen>
  </>
);
