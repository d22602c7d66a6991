import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { nightStyles } from "../../theme/themes";
import { brandGlow, color, media, radius, space } from "../../theme/tokens";
import { ButtonLink } from "../primitives/button";
import { Section, type SectionOptions } from "../primitives/section";
import { entranceStyles } from "../primitives/styles";
import { Waves } from "../primitives/waves";

export const fragment = graphql`
  fragment ClosingBand on ClosedPage {
    closing {
      heading
      text
      button {
        ...CallToAction
      }
    }
  }
`;

const bandStyles = css(entranceStyles, nightStyles, {
  position: "relative",
  isolation: "isolate",
  overflow: "hidden",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[6],
  justifyItems: "start",
  alignItems: "center",
  padding: "clamp(2rem, 5vw, 4.5rem)",
  borderRadius: radius.media,
  background: `radial-gradient(40rem 24rem at 100% 0%, ${brandGlow}8c, transparent 70%), ${color.surface}`,
  "& p": { color: color.muted, maxWidth: "38rem" },
  "& h2": { marginBlockEnd: space[3] },
  [media.large]: { gridTemplateColumns: "minmax(0, 1fr) auto" },
});

interface ClosingBandProps extends SectionOptions {
  closing: Queries.ClosingBandFragment["closing"];
  /** Replaces the content's link, for the form with a preselected service. */
  to?: string;
}

/** The call to action at the end of a page. */
export const ClosingBand = ({ closing, to = closing.button.to, id = "closing", ...section }: ClosingBandProps) => (
  <Section {...section} labelledBy={id} printed={false}>
    <div css={bandStyles}>
      <Waves />
      <div>
        <h2 id={id}>{closing.heading}</h2>
        <p>{closing.text}</p>
      </div>
      <ButtonLink label={closing.button.label} to={to} />
    </div>
  </Section>
);
