import { css } from "@emotion/react";
import { accent, accentColors } from "../../theme/accents";
import { radius } from "../../theme/tokens/shape";
import { space } from "../../theme/tokens/space";
import { Row } from "../row";
import { Specimen } from "../specimen";

const styles = css({
  padding: `${space[3]} ${space[4]}`,
  border: `2px solid ${accent.color}`,
  borderRadius: radius.control,
  background: accent.tint,
});

export const Accents = () => (
  <Specimen title="Every accent" note="the colour, here a border, and the tint that text stands on">
    <Row>
      {accentColors.map((name) => (
        <span key={name} css={styles} data-accent={name}>
          {name}
        </span>
      ))}
    </Row>
  </Specimen>
);
