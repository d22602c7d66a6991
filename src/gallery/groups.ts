import type { ComponentType } from "react";
import type { SpecimensProps } from "./pictures";
import { Accents } from "./specimens/accents";
import { Arrangement } from "./specimens/arrangement";
import { Articles } from "./specimens/articles";
import { Buttons } from "./specimens/buttons";
import { Cards } from "./specimens/cards";
import { Chat } from "./specimens/chat";
import { Colours } from "./specimens/colours";
import { Enquiry } from "./specimens/enquiry";
import { Fields } from "./specimens/fields";
import { Figures } from "./specimens/figures";
import { Heads } from "./specimens/heads";
import { Lists } from "./specimens/lists";
import { Media } from "./specimens/media";
import { PageFrame } from "./specimens/page-frame";
import { Scales } from "./specimens/scales";
import { Search } from "./specimens/search";
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
  { title: "Cards and tiles", Specimens: Cards },
  { title: "Statistics", Specimens: Figures },
  { title: "Texts", Specimens: Texts },
  { title: "Pictures, video and carousel", Specimens: Media },
  { title: "Lists of articles", Specimens: Lists },
  { title: "Articles", Specimens: Articles },
  { title: "Enquiry form", Specimens: Enquiry },
  { title: "Chat", Specimens: Chat },
  { title: "Search", Specimens: Search },
  { title: "Header, menu and footer", Specimens: PageFrame },
];
