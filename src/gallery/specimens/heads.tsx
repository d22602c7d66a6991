import { ButtonLink } from "../../components/primitives/button-link";
import { ArticleHeader } from "../../components/sections/article-header";
import { Hero } from "../../components/sections/hero";
import { HomeHero } from "../../components/sections/home-hero";
import { Lost } from "../../components/sections/lost";
import { PageHead } from "../../components/sections/page-head";
import type { SpecimensProps } from "../pictures";
import { homeHero } from "../samples/home";
import { longTitle, paragraph, sentence, short } from "../samples/texts";
import { Specimen } from "../specimen";

const wayOn = { label: "See the kites", to: "#kites" };
const lost = { heading: "No kite here", text: sentence, links: [wayOn, { label: "Write to us", to: "#write" }] };

export const Heads = ({ pictures }: SpecimensProps) => (
  <>
    <Specimen title="Home page's hero" note="point at the card, or press it, and it turns" wide>
      <HomeHero hero={homeHero(pictures)} />
    </Specimen>
    <Specimen title="Home page's hero, without a highlight and with a long headline" wide>
      <HomeHero hero={{ ...homeHero(pictures), headline: longTitle, highlight: "cloud" }} />
    </Specimen>
    <Specimen title="Hero" note="with an accent" wide>
      <div data-accent="coral">
        <Hero
          eyebrow="Delta kites"
          hero={{ headline: "Kites that climb", subline: sentence, buttonLabel: "Ask for one" }}
          image={pictures.at(2)}
          to="#ask"
        />
      </div>
    </Specimen>
    <Specimen title="Hero, long texts and no picture" wide>
      <div data-accent="mint">
        <Hero
          eyebrow={longTitle}
          hero={{ headline: longTitle, subline: paragraph, buttonLabel: longTitle }}
          image={pictures.none}
          to="#ask"
        />
      </div>
    </Specimen>
    <Specimen title="Page head" note="short; long, with something below" wide>
      <PageHead head={{ headline: short, subline: sentence }} />
      <PageHead head={{ headline: longTitle, subline: paragraph }}>
        <ButtonLink to={wayOn.to}>{wayOn.label}</ButtonLink>
      </PageHead>
    </Specimen>
    <Specimen title="Article header" note="with the way back; alone" wide>
      <ArticleHeader title={longTitle} back={{ to: "#back", label: "Back to all articles" }}>
        <p>{sentence}</p>
      </ArticleHeader>
      <ArticleHeader title={short} />
    </Specimen>
    <Specimen title="Nothing found" note="what stands where there is no page" wide>
      <Lost page={lost} />
    </Specimen>
  </>
);
