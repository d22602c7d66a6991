import { css } from "@emotion/react";
import { color } from "../../theme/tokens/color";
import { space } from "../../theme/tokens/space";
import { typeSize } from "../../theme/tokens/type";

const styles = css({ maxWidth: "46rem", marginBottom: space[12], display: "grid", gap: space[4] });
const textStyles = css({ color: color.muted, fontSize: typeSize.lead });

interface SectionHeadingProps {
  id: string;
  heading: string;
  text?: string | undefined;
}

export const SectionHeading = ({ id, heading, text }: SectionHeadingProps) => (
  <div css={styles}>
    <h2 id={id}>{heading}</h2>
    {text !== undefined && <p css={textStyles}>{text}</p>}
  </div>
);
