import { css } from "@emotion/react";
import { color, type ColorName, colors, typeSize, typeSizes } from "../theme/tokens";
import { Row, Specimen } from "./specimen";

const swatchStyles = css({ width: "6rem", height: "2.75rem", border: `1px solid ${color.line}` });

export const Tokens = () => (
  <>
    <Specimen title="Colours">
      <Row>
        {(Object.keys(colors) as ColorName[]).map((name) => (
          <span key={name}>
            <span css={swatchStyles} style={{ display: "block", background: color[name] }} />
            {name}
          </span>
        ))}
      </Row>
    </Specimen>
    <Specimen title="Type">
      {(Object.keys(typeSizes) as (keyof typeof typeSizes)[]).map((name) => (
        <p key={name} style={{ fontSize: typeSize[name] }}>
          {name}
        </p>
      ))}
    </Specimen>
  </>
);
