import { ButtonLink } from "../components/primitives/button";
import { Split } from "../components/primitives/grid";
import { FramedPicture } from "../components/primitives/picture";
import { Section } from "../components/primitives/section";
import { ClosingBand } from "../components/sections/closing-band";
import { HeadedText } from "../components/sections/headed-text";
import { imageSizes } from "../components/sections/images";
import { PageHeader } from "../components/sections/page-header";
import { StatStrip } from "../components/sections/stat-strip";
import { TileGrid } from "../components/sections/tile-grid";
import type { ViewProps } from "./view-props";

export const AboutView = ({ data, pageContext: { page } }: ViewProps<Queries.AboutPageQuery>) => {
  const { aboutPage } = data;
  const { about, counters, reasons } = aboutPage;
  return (
    <>
      <PageHeader page={page} head={aboutPage.head} />
      <Section labelledBy="about">
        <Split top>
          <FramedPicture image={about.image} sizes={imageSizes.half} eager />
          <HeadedText id="about" heading={about.heading}>
            {about.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            <ButtonLink {...about.button} />
          </HeadedText>
        </Split>
      </Section>
      <StatStrip stats={counters} />
      <TileGrid id="reasons" heading={reasons.heading} tiles={reasons.tiles} />
      <ClosingBand closing={aboutPage.closing} />
    </>
  );
};
