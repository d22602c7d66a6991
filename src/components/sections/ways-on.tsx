import { css } from "@emotion/react";
import { ButtonLink } from "../primitives/button-link";
import { space } from "../../theme/tokens/space";

const styles = css({ display: "flex", flexWrap: "wrap", gap: space[4] });

/** Where to go from a page that leads nowhere else; the first way is the likeliest. */
export const WaysOn = ({ links }: { links: readonly { label: string; to: string }[] }) => (
  <div css={styles}>
    {links.map(({ label, to }, index) => (
      <ButtonLink key={to} to={to} variant={index === 0 ? "filled" : "outlined"}>
        {label}
      </ButtonLink>
    ))}
  </div>
);
