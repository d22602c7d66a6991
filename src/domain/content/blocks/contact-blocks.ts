import { heading, intro } from "../page-shapes";
import { block } from "./block";
import { chosenService } from "./text-blocks";

export const formBlock = block(
  "form",
  { title: "Enquiry form", description: "a heading with the enquiry form beside it" },
  { heading: heading(), intro: intro("one or two sentences, or leave it out").optional(), service: chosenService },
);

export const contactBlock = block(
  "contact",
  { title: "Contact ways", description: "a heading with e-mail, telephone, address and hours beside it" },
  { heading: heading(), intro: intro("one or two sentences, or leave it out").optional() },
);
