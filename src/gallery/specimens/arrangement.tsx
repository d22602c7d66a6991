import { css } from "@emotion/react";
import { Columns } from "../../components/primitives/columns";
import { Container } from "../../components/primitives/container";
import { Frame } from "../../components/primitives/frame";
import { Grid } from "../../components/primitives/grid";
import { Picture } from "../../components/primitives/picture";
import { Section } from "../../components/primitives/section";
import { SectionHeading } from "../../components/primitives/section-heading";
import { Split } from "../../components/primitives/split";
import { color } from "../../theme/tokens/color";
import { radius } from "../../theme/tokens/shape";
import { space } from "../../theme/tokens/space";
import type { SpecimensProps } from "../pictures";
import { wayOn } from "../samples/things";
import { longTitle, many, paragraph, sentence } from "../samples/texts";
import { Specimen } from "../specimen";

const boxStyles = css({
  padding: space[4],
  border: `1px dashed ${color.control}`,
  borderRadius: radius.control,
  overflowWrap: "anywhere",
});

const columns = [2, 3, 4] as const;

export const Arrangement = ({ pictures }: SpecimensProps) => (
  <>
    <Specimen title="Container" note="as wide as a page" wide airy>
      <Container>
        <div css={boxStyles}>As wide as a page</div>
      </Container>
    </Specimen>
    {(["paper", "mist"] as const).map((tone) => (
      <Specimen key={tone} title={`Section, ${tone}`} note="with its heading, short and long" wide>
        <Section tone={tone} labelledBy={`heading-${tone}`}>
          <SectionHeading id={`heading-${tone}`} heading="Kites" />
          <SectionHeading id={`heading-${tone}-long`} heading={longTitle} text={paragraph} more={wayOn} />
        </Section>
      </Specimen>
    ))}
    {columns.map((count) => (
      <Specimen key={count} title={`Grid of ${count}`} note="with one more than a row holds" wide airy>
        <Container>
          <Grid columns={count}>
            {many(count + 1, (number) => (
              <li key={number} css={boxStyles}>
                {number}
              </li>
            ))}
          </Grid>
        </Container>
      </Specimen>
    ))}
    <Specimen
      title="Split and columns"
      note="as it is, with a picture in a frame, and mirrored; between them the columns of a heading and its text"
      wide
      airy
    >
      <Container>
        <Split>
          <Frame>
            <Picture image={pictures.at(1)} sizes="(min-width: 1024px) 46vw, 100vw" />
          </Frame>
          <p css={boxStyles}>{paragraph}</p>
        </Split>
        <Columns lead={<h3>Columns</h3>}>
          <p css={boxStyles}>{paragraph}</p>
        </Columns>
        <Split mirror from="tablet">
          <p css={boxStyles}>{sentence}</p>
          <p css={boxStyles}>{paragraph}</p>
        </Split>
      </Container>
    </Specimen>
  </>
);
