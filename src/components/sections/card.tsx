import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { accent, color, media, motion, radius, shadow, space, typeSize } from "../../theme/tokens";
import { Button, ButtonLink } from "../primitives/button";
import { Picture, type PictureSource } from "../primitives/picture";
import { type ButtonVariant, entranceStyles } from "../primitives/styles";
import { useLabels } from "../site/site-data";
import { imageSizes } from "./images";

interface EntryLinkProps {
  /** A service that is coming soon has no path yet. */
  entry: { title: string; path: string | null };
  variant: ButtonVariant;
  label: string;
}

export const EntryLink = ({ entry: { title, path }, variant, label }: EntryLinkProps) => {
  const { comingSoon } = useLabels();
  return path === null ? (
    <Button variant={variant} disabled>
      {comingSoon}
    </Button>
  ) : (
    <ButtonLink variant={variant} label={label} to={path} about={title} arrow />
  );
};

const styles = css(entranceStyles, {
  position: "relative",
  display: "flex",
  flexDirection: "column",
  overflow: "hidden",
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.background,
  transition: `border-color ${motion.calm}, box-shadow ${motion.calm}`,
  "& picture": { overflow: "hidden", aspectRatio: "16 / 10", contentVisibility: "auto", background: accent.tint },
  "& img": { width: "100%", height: "100%", objectFit: "cover", transition: `scale ${motion.calm}` },
  "& a::after": { content: '""', position: "absolute", inset: 0 },
  [media.hover]: {
    "&:hover": { borderColor: accent.color, boxShadow: shadow.low },
    [media.moves]: { "&:hover img": { scale: "1.03" } },
  },
});
const bodyStyles = css({
  display: "flex",
  flexDirection: "column",
  flex: 1,
  gap: space[3],
  padding: space[6],
  "& > p": { color: color.muted },
  "& > :last-child": { marginBlockStart: "auto" },
});

/** The line above a card's title. */
export const smallLineStyles = css({ fontSize: typeSize.small, fontWeight: 600 });
export const cardTitleStyles = css({ fontSize: "1.25rem" });

/** Options that depend on a card's position. */
export interface CardOptions {
  /** Loads the picture eagerly, for a card above the fold. */
  eager?: boolean;
  /** The title's level. */
  heading?: "h2" | "h3";
}

interface CardProps extends Pick<CardOptions, "eager"> {
  entry: EntryLinkProps["entry"] & { accent: string; image: PictureSource };
  buttonLabel: string;
  /** The title and the texts. */
  children: ReactNode;
}

/** An entry in a list, with a picture on top. All of it is clickable, but only its link is focusable and announced. */
export const Card = ({ entry, buttonLabel, eager = false, children }: CardProps) => (
  <li css={styles} data-accent={entry.accent} data-pagefind-ignore="">
    <Picture image={entry.image} sizes={imageSizes.third} eager={eager} />
    <div css={bodyStyles}>
      {children}
      <div>
        <EntryLink entry={entry} variant="quiet" label={buttonLabel} />
      </div>
    </div>
  </li>
);
