import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { nightStyles } from "../../theme/themes";
import { color, fontFamily, media, space, typeSize, width } from "../../theme/tokens";
import { LinkList } from "../primitives/list";
import { Container } from "../primitives/section";
import { SmartLink } from "../primitives/smart-link";
import { screenOnly } from "../primitives/styles";
import { useSiteData } from "../site/site-data";
import { FooterContact, FooterLegal } from "./footer-blocks";
import { OptionalPart } from "./optional-part";
import { ThemeSwitch } from "./theme-switch";
import { WhatsappButton } from "./whatsapp-button";
import { Wordmark } from "./wordmark";

const styles = css(nightStyles, {
  position: "relative",
  overflow: "hidden",
  // Leaves room for the fixed buttons below the last line.
  paddingBlock: `${space[16]} calc(${width.floating} + 2 * ${space[4]})`,
  color: color.muted,
  fontSize: "0.9375rem",
  "& a": {
    color: color.text,
    textDecoration: "none",
    "&:hover": { textDecoration: "underline", textUnderlineOffset: "0.3em" },
  },
  "& li > a": { display: "inline-flex", alignItems: "center", minHeight: "2.75rem" },
  [media.print]: { padding: 0, breakInside: "avoid", "& li > a": { minHeight: 0 } },
});
const columnsStyles = css({
  display: "grid",
  gap: space[12],
  [media.medium]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  [media.large]: { gridTemplateColumns: "2fr 1fr 2fr 1.5fr" },
  [media.print]: { display: "block" },
});
const headingStyles = css({ marginBlockEnd: space[3], color: color.text, fontSize: typeSize.h4, letterSpacing: 0 });
const pairStyles = css({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  columnGap: space[4],
  marginBlockEnd: space[2],
  // A touch target wide enough even for one letter (X).
  "& a": { minWidth: "2.75rem" },
});
const brandStyles = css(screenOnly, {
  display: "grid",
  alignContent: "start",
  gap: space[4],
  "& > span": { color: color.text },
});
/** The name as an ornament: generated content with an empty alternative text, which screen readers skip. */
const ghostStyles = css(screenOnly, {
  "&::before": { content: "attr(data-name) / ''" },
  position: "absolute",
  insetInline: 0,
  bottom: "-0.32em",
  color: color.surface,
  fontFamily: fontFamily.heading,
  fontSize: "clamp(3rem, 14vw, 13.5rem)",
  fontWeight: 800,
  lineHeight: 1,
  letterSpacing: "-0.05em",
  textAlign: "center",
  whiteSpace: "nowrap",
  pointerEvents: "none",
  // With forced colours it would obscure the last line.
  [media.forced]: { display: "none" },
});

interface ColumnProps {
  heading: string;
  /** Whether it is also printed. */
  printed?: boolean;
  children: ReactNode;
}

const Column = ({ heading, printed = false, children }: ColumnProps) => (
  <div css={!printed && screenOnly}>
    <h2 css={headingStyles}>{heading}</h2>
    {children}
  </div>
);

export const Footer = () => {
  const { siteSettings, navigation, interfaceLabels: labels } = useSiteData();
  const { name, tagline, social, reviewUrl } = siteSettings;
  const review = reviewUrl !== null && <SmartLink to={reviewUrl}>{labels.review}</SmartLink>;
  return (
    <footer css={styles}>
      <div css={ghostStyles} data-name={name} />
      <Container>
        <div css={columnsStyles}>
          <div css={brandStyles}>
            <Wordmark name={name} />
            <p>{tagline}</p>
            <OptionalPart name="theme switch">
              <ThemeSwitch />
            </OptionalPart>
          </div>
          <Column heading={labels.quickLinks}>
            <LinkList links={navigation.footer} />
          </Column>
          <Column heading={labels.contactDetails} printed>
            <FooterContact />
            {social.length === 0 && review}
          </Column>
          {social.length > 0 && (
            <Column heading={labels.followUs}>
              <LinkList css={pairStyles} links={social.map(({ label, url }) => ({ label, to: url }))} />
              {review}
            </Column>
          )}
        </div>
        <FooterLegal />
      </Container>
      <WhatsappButton />
    </footer>
  );
};
