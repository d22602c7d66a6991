import { Breadcrumbs } from "../../components/sections/breadcrumbs";
import { Hero } from "../../components/sections/hero";
import { HomeHero } from "../../components/sections/home-hero";
import type { SpecimensProps } from "../pictures";
import { homeHero } from "../samples/home";
import { breadcrumbsTo } from "../samples/things";
import { longLabel, longName, longTitle, paragraph, sentence } from "../samples/texts";
import { Specimen } from "../specimen";

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
          breadcrumbs={
            <Breadcrumbs page={{ breadcrumbs: breadcrumbsTo("Delta kites") }} label="The way to delta kites" />
          }
          hero={{ headline: "Kites that climb", subline: sentence, buttonLabel: "Ask for one" }}
          image={pictures.at(2)}
          to="#ask"
        />
      </div>
    </Specimen>
    <Specimen title="Hero, long texts and no picture" wide>
      <div data-accent="mint">
        <Hero
          breadcrumbs={<Breadcrumbs page={{ breadcrumbs: breadcrumbsTo(longName) }} label="The way to a long name" />}
          hero={{ headline: longTitle, subline: paragraph, buttonLabel: longLabel }}
          image={pictures.none}
          to="#ask"
        />
      </div>
    </Specimen>
  </>
);
