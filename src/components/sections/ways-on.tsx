import { css } from "@emotion/react";
import { ButtonLink } from "../primitives/button-link";
import type { CallToAction } from "../../domain/content/shapes";
import { space } from "../../theme/tokens";

const styles = css({ display: "flex", flexWrap: "wrap", gap: space[4] });

/** Where to go from a page that leads nowhere else; the first way is the likeliest. */
export const WaysOn = ({ links }: { links: readonly CallToAction[] }) => (
  <div css={styles}>
    {links.map(({ label, to }, index) => (
      <ButtonLink key={to} to={to} variant={index === 0 ? "filled" : "outlined"}>
        {label}
      </ButtonLink>
    ))}
  </div>
);
