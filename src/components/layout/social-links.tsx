import facebook from "@phosphor-icons/core/regular/facebook-logo.svg";
import instagram from "@phosphor-icons/core/regular/instagram-logo.svg";
import linkedin from "@phosphor-icons/core/regular/linkedin-logo.svg";
import pinterest from "@phosphor-icons/core/regular/pinterest-logo.svg";
import x from "@phosphor-icons/core/regular/x-logo.svg";
import youtube from "@phosphor-icons/core/regular/youtube-logo.svg";
import { css } from "@emotion/react";
import { Icon } from "../primitives/icon";
import { visuallyHidden } from "../primitives/visually-hidden";
import { color } from "../../theme/tokens/color";
import { radius } from "../../theme/tokens/shape";
import { space } from "../../theme/tokens/space";

const icons: Record<string, string> = { facebook, instagram, linkedin, pinterest, x, youtube };

const styles = css({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  marginBlockEnd: space[4],
  "& li > a": {
    display: "grid",
    placeItems: "center",
    width: "2.75rem",
    height: "2.75rem",
    padding: 0,
    border: `1px solid ${color.line}`,
    borderRadius: radius.control,
    "&:hover": { background: color.mist },
  },
});

interface SocialLinksProps {
  links: readonly { platform: string; label: string; url: string }[];
}

export const SocialLinks = ({ links }: SocialLinksProps) => (
  <ul css={styles}>
    {links.map(({ platform, label, url }) => (
      <li key={platform}>
        <a href={url} rel="noopener">
          <Icon svg={icons[platform] ?? ""} />
          <span css={visuallyHidden}>{label}</span>
        </a>
      </li>
    ))}
  </ul>
);
