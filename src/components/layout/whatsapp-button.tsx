import whatsappLogo from "@phosphor-icons/core/regular/whatsapp-logo.svg";
import { css } from "@emotion/react";
import { Icon } from "../primitives/icon";
import { visuallyHidden } from "../primitives/visually-hidden";
import { whatsappLink } from "../../domain/contact-links";
import { space } from "../../theme/tokens";
import { floatingStyles } from "./floating-styles";
import { useSiteData } from "../site/site-data";

const styles = css({
  insetInlineStart: space[4],
  background: "#0b7a5b",
  // The footer has a colour for its links.
  "&&": { color: "#ffffff" },
});

/** Opens a WhatsApp conversation with a message already typed. */
export const WhatsappButton = () => {
  const { number, greeting, label } = useSiteData().siteSettings.whatsapp;
  return (
    <a css={[floatingStyles, styles]} href={whatsappLink(number, greeting)} rel="noopener">
      <Icon svg={whatsappLogo} size="1.75rem" />
      <span css={visuallyHidden}>{label}</span>
    </a>
  );
};
