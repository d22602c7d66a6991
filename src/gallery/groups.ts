import type { ComponentType } from "react";
import type { SpecimensProps } from "./pictures";
import { Accents } from "./specimens/accents";
import { Arrangement } from "./specimens/arrangement";
import { Articles } from "./specimens/articles";
import { Banners } from "./specimens/banners";
import { Buttons } from "./specimens/buttons";
import { Chat } from "./specimens/chat";
import { Colours } from "./specimens/colours";
import { Enquiry } from "./specimens/enquiry";
import { EnquiryAnswers } from "./specimens/enquiry-answers";
import { Fields } from "./specimens/fields";
import { Figures } from "./specimens/figures";
import { Heads } from "./specimens/heads";
import { IndustryCards } from "./specimens/industry-cards";
import { Lists } from "./specimens/lists";
import { Media } from "./specimens/media";
import { PageFrame } from "./specimens/page-frame";
import { PlainHeads } from "./specimens/plain-heads";
import { RowsAndTiles } from "./specimens/rows-and-tiles";
import { Scales } from "./specimens/scales";
import { Search } from "./specimens/search";
import { ServiceCards } from "./specimens/service-cards";
import { SmallThings } from "./specimens/small-things";
import { Texts } from "./specimens/texts";
import { TypeScale } from "./specimens/type-scale";

interface SpecimenGroup {
  /** Names the region that the visual test takes a picture of. */
  title: string;
  Specimens: ComponentType<SpecimensProps>;
}

/** All that is in the gallery, in its order. */
export const groups: readonly SpecimenGroup[] = [
  { title: "Colours", Specimens: Colours },
  { title: "Accents", Specimens: Accents },
  { title: "Type", Specimens: TypeScale },
  { title: "Spaces, shapes and motion", Specimens: Scales },
  { title: "Buttons", Specimens: Buttons },
  { title: "Icons, pills and links", Specimens: SmallThings },
  { title: "Fields", Specimens: Fields },
  { title: "Arrangement", Specimens: Arrangement },
  { title: "Heads of pages", Specimens: Heads },
  { title: "Heads without a picture", Specimens: PlainHeads },
  { title: "Cards of services", Specimens: ServiceCards },
  { title: "Cards of industries", Specimens: IndustryCards },
  { title: "Rows and tiles", Specimens: RowsAndTiles },
  { title: "Statistics", Specimens: Figures },
  { title: "Texts", Specimens: Texts },
  { title: "Pictures, video and carousel", Specimens: Media },
  { title: "Lists of articles", Specimens: Lists },
  { title: "Articles", Specimens: Articles },
  { title: "Enquiry form", Specimens: Enquiry },
  { title: "Enquiry form, answered", Specimens: EnquiryAnswers },
  { title: "Chat", Specimens: Chat },
  { title: "Search", Specimens: Search },
  { title: "Header, menu and footer", Specimens: PageFrame },
  { title: "Banners", Specimens: Banners },
];
