import whatsappLogo from "@phosphor-icons/core/regular/whatsapp-logo.svg";
import { css } from "@emotion/react";
import { Icon } from "../primitives/icon";
import { visuallyHidden } from "../primitives/visually-hidden";
import { whatsappLink } from "../../domain/contact-links";
import { radius, shadow } from "../../theme/tokens/shape";
import { required, type SiteData } from "./site-data";

const styles = css({
  position: "fixed",
  insetInlineStart: "1rem",
  bottom: "1rem",
  zIndex: 15,
  display: "grid",
  placeItems: "center",
  width: "3.5rem",
  height: "3.5rem",
  borderRadius: radius.pill,
  background: "#0b7a5b",
  color: "#ffffff",
  boxShadow: shadow.high,
  "@media print": { display: "none" },
});

/** Opens a WhatsApp conversation with a message already typed. */
export const WhatsappButton = ({ data }: { data: SiteData }) => {
  const { number, greeting, label } = required(data.siteSettings).whatsapp;
  return (
    <a css={styles} href={whatsappLink(number, greeting)} rel="noopener">
      <Icon svg={whatsappLogo} size="1.75rem" />
      <span css={visuallyHidden}>{label}</span>
    </a>
  );
};
