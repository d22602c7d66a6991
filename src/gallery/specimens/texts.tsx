import { ButtonLink } from "../../components/primitives/button-link";
import { ClosingBand } from "../../components/sections/closing-band";
import { ContactDetails } from "../../components/sections/contact-details";
import { Introduction } from "../../components/sections/introduction";
import { Overview } from "../../components/sections/overview";
import { Questions } from "../../components/sections/questions";
import { TextBlock } from "../../components/sections/text-block";
import { Opened } from "../opened";
import type { SpecimensProps } from "../pictures";
import { contactDetails, questions } from "../samples/contact";
import { html, longTitle, sentence } from "../samples/texts";
import { closing, longClosing } from "../samples/things";
import { Specimen } from "../specimen";

export const Texts = ({ pictures }: SpecimensProps) => (
  <>
    <Specimen title="Introduction" note="short and long" wide>
      <Introduction heading="Why kites" html={`<p>${sentence}</p>`} />
      <Introduction heading={longTitle} html={html} />
    </Specimen>
    <Specimen title="Overview" wide>
      <Overview heading="How we work" image={pictures.at(4)} html={html}>
        <ButtonLink to="#ask">Ask for one</ButtonLink>
      </Overview>
    </Specimen>
    <Specimen title="Text block">
      <TextBlock id="text-block" heading="A heading with its text">
        <p>{sentence}</p>
      </TextBlock>
    </Specimen>
    <Specimen title="Questions, closed" wide>
      <Questions heading="What people ask" questions={questions} location={{ hash: "" }} />
    </Specimen>
    <Specimen title="Questions, open" wide>
      <Opened>
        <Questions heading="What people ask" questions={questions} location={{ hash: "" }} />
      </Opened>
    </Specimen>
    <Specimen title="Contact details">
      <ContactDetails site={contactDetails} mapLabel="Show the roof on a map" />
    </Specimen>
    <Specimen title="Closing band" note="short and long" wide>
      <ClosingBand closing={closing} />
      <ClosingBand closing={longClosing} />
    </Specimen>
  </>
);
