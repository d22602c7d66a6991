import { formName } from "../enquiry-form";
import { flag, longText, markdown, reference, text } from "../fields";
import { heading, intro } from "../page-shapes";
import { closing, image } from "../shapes";
import { block, button } from "./block";

/** The service that is preselected in a form. */
const chosenService = reference(
  "Service",
  "Chosen service",
  "the slug of a service that the form has already chosen, such as seo, or leave it out",
).optional();

const namedForm = formName("the name of one of the enquiry forms, or leave it out for page").optional();

export const heroBlock = block(
  "hero",
  "Hero",
  "the head of the page, with a picture or the enquiry form beside it, or neither",
  {
    headline: text("Headline", "the page's main heading", { max: 90 }),
    subline: longText("Subline", "one or two sentences under the headline", { max: 320 }),
    button: button.optional(),
    image: image.optional(),
    form: flag(
      "Form",
      "true to have the enquiry form beside it; a picture is then only shown where the page is shared",
    ),
    formName: namedForm,
    service: chosenService,
  },
);

export const textBlock = block("text", "Text", "a text with headings of its own", {
  text: markdown("Text", "a text as Markdown; ## begins a heading"),
});

export const pictureBlock = block(
  "picture",
  "Picture beside text",
  "a picture, and beside it a heading, a text and perhaps a button",
  {
    heading: heading(),
    text: markdown("Text", "one to three paragraphs as Markdown"),
    image,
    mirrored: flag("Picture on the right", "true to have the picture on the right"),
    button: button.optional(),
  },
);

export const closingBlock = block("closing", "Closing band", "a heading, a text and a button", {
  ...closing.shape,
  button,
});

export const separatorBlock = block("separator", "Separator", "a line between two blocks", {});

export const videoBlock = block("video", "Video", "a video of your own, with captions", {
  heading: heading("what the video shows"),
  mp4: text("MP4 file", "a file in static, such as /video/tour.mp4", { widget: "file" }),
  captions: text("Captions", "a WebVTT file in static with what is said, such as /video/tour.vtt", {
    widget: "file",
  }).regex(/\.vtt$/),
  poster: image,
});

export const formBlock = block("form", "Enquiry form", "a heading with the enquiry form beside it", {
  heading: heading(),
  intro: intro("one or two sentences, or leave it out").optional(),
  formName: namedForm,
  service: chosenService,
});

export const contactBlock = block(
  "contact",
  "Contact ways",
  "a heading with e-mail, telephone, address and hours beside it",
  { heading: heading(), intro: intro("one or two sentences, or leave it out").optional() },
);
