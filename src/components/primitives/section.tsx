import { css, type SerializedStyles } from "@emotion/react";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import type { Ground } from "../../domain/content/blocks/block";
import type { CallToAction } from "../../domain/content/shapes";
import { nightStyles } from "../../theme/themes";
import { color, media, space, typeSize, width } from "../../theme/tokens";
import { ButtonLink } from "./button";
import { Grid } from "./grid";
import { screenOnly } from "./styles";

const containerStyles = css({
  maxWidth: `calc(${width.container} + 3rem)`,
  margin: "0 auto",
  paddingInline: `min(${space[6]}, 7.5vw)`,
});

/** Limits content to the page width and keeps it off the edges of the screen. */
export const Container = ({ children }: { children: ReactNode }) => <div css={containerStyles}>{children}</div>;

/** The backgrounds of blocks. */
export const grounds: Record<Ground, SerializedStyles> = {
  plain: css({ background: color.background }),
  tinted: css({ background: color.surface }),
  dark: nightStyles,
};

/** Adjacent sections with the same background share one padding. `flow-root` contains the content's margins. */
const spaced = (ground: Ground) =>
  css(grounds[ground], {
    display: "flow-root",
    paddingBlock: space.section,
    [`[data-ground="${ground}"] + &`]: { paddingBlockStart: 0 },
  });
const styles = { plain: spaced("plain"), tinted: spaced("tinted"), dark: spaced("dark") };

/** What differs between sections of one kind on a page. */
export interface SectionOptions {
  /** The id of its heading. */
  id?: string;
  /** The id of the section itself, for links to it. */
  anchor?: string | null;
  ground?: Ground;
}

interface SectionProps extends Omit<SectionOptions, "id"> {
  /** The id of the heading that names the section. */
  labelledBy?: string;
  /** Whether it is also printed and indexed by the search. */
  printed?: boolean | undefined;
  children: ReactNode;
}

/** A block of a page with its padding. */
export const Section = ({ labelledBy, anchor, ground = "plain", printed = true, children }: SectionProps) => (
  <section
    css={[styles[ground], !printed && screenOnly]}
    id={anchor ?? undefined}
    data-ground={ground}
    data-pagefind-ignore={printed ? undefined : ""}
    aria-labelledby={labelledBy}
  >
    <Container>{children}</Container>
  </section>
);

const headStyles = css({
  display: "grid",
  gap: space[4],
  justifyItems: "start",
  marginBlockEnd: space[12],
  [media.tablet]: { gridTemplateColumns: "minmax(0, 46rem) auto", justifyContent: "space-between", alignItems: "end" },
});
const headingGroupStyles = css({ display: "grid", gap: space[4] });
const introStyles = css({ color: color.muted, fontSize: typeSize.lead });

export interface HeadedSectionOptions extends SectionOptions, Pick<SectionProps, "printed"> {
  heading: string;
  intro?: string | null | undefined;
  /** A link to the complete list. */
  more?: CallToAction | undefined;
}

interface HeadedSectionProps extends HeadedSectionOptions {
  id: string;
  children: ReactNode;
}

export const HeadedSection = ({ id, heading, intro, more, children, ...section }: HeadedSectionProps) => (
  <Section {...section} labelledBy={id}>
    <div css={headStyles}>
      <div css={headingGroupStyles}>
        <h2 id={id}>{heading}</h2>
        {intro && <p css={introStyles}>{intro}</p>}
      </div>
      {more !== undefined && <ButtonLink {...more} variant="outlined" arrow />}
    </div>
    {children}
  </Section>
);

interface ListSectionProps extends HeadedSectionProps {
  columns: ComponentProps<typeof Grid>["columns"];
  /** List items. */
  children: readonly ReactElement[];
}

/** A heading above a list in columns; renders nothing if it is empty. */
export const ListSection = ({ columns, children, ...section }: ListSectionProps) =>
  children.length > 0 && (
    <HeadedSection {...section}>
      <Grid columns={columns}>{children}</Grid>
    </HeadedSection>
  );
