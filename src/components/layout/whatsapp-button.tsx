import whatsappLogo from "@phosphor-icons/core/regular/whatsapp-logo.svg";
import { css } from "@emotion/react";
import { useRef } from "react";
import { Icon } from "../primitives/icon";
import { visuallyHidden } from "../primitives/visually-hidden";
import { whatsappLink } from "../../domain/contact-links";
import { media } from "../../theme/media";
import { space } from "../../theme/tokens/space";
import { floatingStyles } from "./floating-styles";
import { required, type SiteData } from "./site-data";
import { useKeepClear } from "./use-keep-clear";

const styles = css({
  insetInlineStart: space[4],
  background: "#0b7a5b",
  // The footer has a colour for its links.
  "&&": { color: "#ffffff" },
  // Nothing can make it step aside there, so it stands at the end of the page.
  [media.unscripted]: { position: "relative", bottom: "auto" },
});

interface WhatsappButtonProps {
  data: SiteData;
  /** The path of the page shown. */
  path: string;
}

/** Opens a WhatsApp conversation with a message already typed. */
export const WhatsappButton = ({ data, path }: WhatsappButtonProps) => {
  const { number, greeting, label } = required(data.siteSettings).whatsapp;
  const button = useRef<HTMLAnchorElement>(null);
  const covers = useKeepClear(button, path);
  return (
    <a
      ref={button}
      css={[floatingStyles, styles]}
      data-covers={covers}
      href={whatsappLink(number, greeting)}
      rel="noopener"
    >
      <Icon svg={whatsappLogo} size="1.75rem" />
      <span css={visuallyHidden}>{label}</span>
    </a>
  );
};
