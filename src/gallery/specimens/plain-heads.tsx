import { css } from "@emotion/react";
import { ButtonLink } from "../../components/primitives/button-link";
import { Waves } from "../../components/primitives/waves";
import { ArticleHeader } from "../../components/sections/article-header";
import { Breadcrumbs } from "../../components/sections/breadcrumbs";
import { Horizon } from "../../components/sections/horizon";
import { Lost } from "../../components/sections/lost";
import { PageHead } from "../../components/sections/page-head";
import { WaysOn } from "../../components/sections/ways-on";
import { breadcrumbsTo, wayOn } from "../samples/things";
import { longTitle, paragraph, sentence, short } from "../samples/texts";
import { Specimen } from "../specimen";

const lost = { heading: "No kite here", text: sentence, links: [wayOn, { label: "Write to us", to: "#write" }] };

const floorStyles = css({ position: "relative", isolation: "isolate", height: "12rem" });

export const PlainHeads = () => (
  <>
    <Specimen title="Page head" note="short; long, with something below" wide>
      <PageHead head={{ headline: short, subline: sentence }} />
      <PageHead head={{ headline: longTitle, subline: paragraph }}>
        <div>
          <ButtonLink to={wayOn.to}>{wayOn.label}</ButtonLink>
        </div>
      </PageHead>
    </Specimen>
    <Specimen title="Article header" note="with the way back; alone" wide>
      <ArticleHeader title={longTitle} back={{ to: "#back", label: "Back to all articles" }}>
        <p>{sentence}</p>
      </ArticleHeader>
      <ArticleHeader title={short} />
    </Specimen>
    <Specimen title="Breadcrumbs" note="alone; over a page's head, with a long name">
      <Breadcrumbs page={{ breadcrumbs: breadcrumbsTo(short) }} label="The way to a page" />
      <PageHead
        breadcrumbs={
          <Breadcrumbs page={{ breadcrumbs: breadcrumbsTo(longTitle) }} label="The way to a page with a long name" />
        }
        head={{ headline: longTitle, subline: sentence }}
      />
    </Specimen>
    <Specimen title="Nothing found" note="what stands where there is no page" wide>
      <Lost page={lost} />
    </Specimen>
    <Specimen title="Waves" note="at the foot of a block">
      <div css={floorStyles}>
        <Waves />
      </div>
    </Specimen>
    <Specimen title="Horizon" note="fills the first sight of a page that has little to say" wide>
      <Horizon>
        <PageHead head={{ headline: short, subline: sentence }}>
          <WaysOn links={lost.links} />
        </PageHead>
      </Horizon>
    </Specimen>
  </>
);
