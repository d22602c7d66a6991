import { css } from "@emotion/react";
import whatsappLogo from "@phosphor-icons/core/regular/whatsapp-logo.svg";
import { whatsappLink } from "../../domain/contact-links";
import { media, motion, radius, shadow, space, width } from "../../theme/tokens";
import { Icon } from "../primitives/icon";
import { screenOnly } from "../primitives/styles";
import { useSiteData } from "../site/site-data";

const styles = css({
  insetInlineStart: space[4],
  background: "#0b7a5b",
  // Overrides the footer's link colour.
  "&&": { color: "#ffffff" },
});

/** Opens a WhatsApp conversation with a prefilled message; renders nothing without a number. */
export const WhatsappButton = () => {
  const { whatsapp } = useSiteData().siteSettings;
  if (whatsapp === null) return null;
  const { number, greeting, label } = whatsapp;
  return (
    <a css={[floatingStyles, styles]} href={whatsappLink(number, greeting)}>
      <Icon svg={whatsappLogo} size="1.75rem" label={label} />
    </a>
  );
};

/** A round button in a corner of the screen. The footer has room for it; `scroll-padding` keeps it off the focus. */
export const floatingStyles = css(screenOnly, {
  position: "fixed",
  bottom: space[4],
  zIndex: 15,
  display: "grid",
  placeItems: "center",
  width: width.floating,
  height: width.floating,
  // Visible with forced colours.
  border: "1px solid transparent",
  borderRadius: radius.pill,
  boxShadow: shadow.high,
  [media.moves]: { transition: `background-color ${motion.quick}` },
});
