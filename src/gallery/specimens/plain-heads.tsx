import { ButtonLink } from "../../components/primitives/button-link";
import { ArticleHeader } from "../../components/sections/article-header";
import { Lost } from "../../components/sections/lost";
import { PageHead } from "../../components/sections/page-head";
import { longTitle, paragraph, sentence, short } from "../samples/texts";
import { Specimen } from "../specimen";

const wayOn = { label: "See the kites", to: "#kites" };
const lost = { heading: "No kite here", text: sentence, links: [wayOn, { label: "Write to us", to: "#write" }] };

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
    <Specimen title="Nothing found" note="what stands where there is no page" wide>
      <Lost page={lost} />
    </Specimen>
  </>
);
