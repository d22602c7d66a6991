import { css } from "@emotion/react";
import { color, space, typeSize, width } from "../../theme/tokens";
import { Container } from "../primitives/section";
import { SmartLink } from "../primitives/smart-link";
import { screenOnly } from "../primitives/styles";

/** Sits below the fixed header. The negative margin cancels the padding that each page reserves for it. */
const styles = css(screenOnly, {
  position: "relative",
  zIndex: 1,
  paddingBlockStart: width.header,
  marginBlockEnd: `calc(-1 * ${width.header})`,
  background: color.background,
  "body:has([data-draft-ribbon]) &": { paddingBlockStart: `calc(${width.header} + ${space[8]})` },
});
const stripStyles = css({
  paddingBlock: space[3],
  background: color.primary,
  color: color.onPrimary,
  fontSize: typeSize.small,
  textAlign: "center",
});
const linkStyles = css({
  // Enlarges the touch target, not the line height.
  paddingBlock: space[1],
  color: "inherit",
  fontWeight: 600,
  "&:focus-visible": { outlineColor: "currentColor" },
});

interface BannerProps {
  /** The accessible name. */
  label: string;
  banner: { text: string; link: { label: string; to: string } | null };
}

/** The announcement under the header of every page. */
export const Banner = ({ label, banner: { text, link } }: BannerProps) => (
  <section css={styles} aria-label={label}>
    <div css={stripStyles}>
      <Container>
        <p>
          {text}{" "}
          {link !== null && (
            <SmartLink css={linkStyles} to={link.to}>
              {link.label}
            </SmartLink>
          )}
        </p>
      </Container>
    </div>
  </section>
);
