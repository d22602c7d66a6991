import { css } from "@emotion/react";
import { type ReactNode, useId } from "react";
import { media } from "../theme/media";
import { systemThemes } from "../theme/themes";
import { color } from "../theme/tokens/color";
import { space } from "../theme/tokens/space";
import { typeSize } from "../theme/tokens/type";

export type SystemTheme = (typeof systemThemes)[number];

const styles = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[3], margin: 0 });
const captionStyles = css({ paddingInline: space[6], color: color.muted, fontSize: typeSize.small });
const nameStyles = css({ color: color.ink, fontSize: typeSize.body });
const themesStyles = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  borderBlock: `1px solid ${color.line}`,
});
const besideStyles = css({ [media.tablet]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" } });
/** What is fixed to the screen, or sticks to it, belongs to its frame here, and what is too wide widens no page. */
const frameStyles = css({ contain: "layout", overflow: "hidden", background: color.paper, color: color.ink });
const paddedStyles = css({ padding: space[6] });
const airyStyles = css({ paddingBlock: space[6] });
const schemes: Record<SystemTheme, ReturnType<typeof css>> = {
  light: css({ colorScheme: "light" }),
  dark: css({ colorScheme: "dark" }),
};

interface SpecimenProps {
  title: string;
  /** Which state it is, or what to try with it. */
  note?: string;
  /** A block of a page: as wide as the page, one theme below the other. */
  wide?: boolean;
  /** Gives it air above and below, where it has none of its own. */
  airy?: boolean;
  /** How high the frame is at least, as a CSS length: for what is fixed to the screen and has no height of its own. */
  height?: string;
  /** Whether its look follows the page around it, such as how far that is scrolled. The visual test masks it. */
  live?: boolean;
  children: ReactNode | ((theme: SystemTheme) => ReactNode);
}

/** Something in one state, in both themes. */
export const Specimen = ({
  title,
  note,
  wide = false,
  airy = false,
  height,
  live = false,
  children,
}: SpecimenProps) => {
  const id = useId();
  return (
    <figure css={styles} aria-labelledby={id} {...(live && { "data-live": "" })}>
      <figcaption css={captionStyles}>
        <strong css={nameStyles} id={id}>
          {title}
        </strong>{" "}
        {note}
      </figcaption>
      <div css={wide ? themesStyles : [themesStyles, besideStyles]}>
        {systemThemes.map((theme) => (
          <div
            key={theme}
            css={[frameStyles, schemes[theme], !wide && paddedStyles, airy && airyStyles]}
            style={{ minHeight: height }}
          >
            {typeof children === "function" ? children(theme) : children}
          </div>
        ))}
      </div>
    </figure>
  );
};
