import { formName } from "../enquiry-form";
import { flag, longText, markdown, slug, text } from "../fields";
import { heading, intro } from "../page-shapes";
import { closing, image } from "../shapes";
import { block, button } from "./block";

/** The service that a form has already chosen. */
const chosenService = slug()
  .meta({
    title: "Chosen service",
    description: "the slug of a service that the form has already chosen, such as seo, or leave it out",
    relation: "Service",
  })
  .optional();

const namedForm = formName("the name of one of the enquiry forms, or leave it out for page").optional();

export const heroBlock = block(
  "hero",
  { title: "Hero", description: "the head of the page, with a picture or the enquiry form beside it, or neither" },
  {
    headline: text({ title: "Headline", description: "the page's main heading", max: 90 }),
    subline: longText({ title: "Subline", description: "one or two sentences under the headline", max: 320 }),
    button: button.optional(),
    image: image.optional(),
    form: flag({
      title: "Form",
      description: "true to have the enquiry form beside it; a picture is then only shown where the page is shared",
    }),
    formName: namedForm,
    service: chosenService,
  },
);

export const textBlock = block(
  "text",
  { title: "Text", description: "a text with headings of its own" },
  { text: markdown({ title: "Text", description: "a text as Markdown; ## begins a heading" }) },
);

export const pictureBlock = block(
  "picture",
  { title: "Picture beside text", description: "a picture, and beside it a heading, a text and perhaps a button" },
  {
    heading: heading(),
    text: markdown({ title: "Text", description: "one to three paragraphs as Markdown" }),
    image,
    mirrored: flag({ title: "Picture on the right", description: "true to have the picture on the right" }),
    button: button.optional(),
  },
);

export const closingBlock = block(
  "closing",
  { title: "Closing band", description: "a heading, a text and a button" },
  { ...closing.shape, button },
);

export const separatorBlock = block("separator", { title: "Separator", description: "a line between two blocks" }, {});

export const videoBlock = block(
  "video",
  { title: "Video", description: "a video of your own, with captions" },
  {
    heading: heading("what the video shows"),
    mp4: text({ title: "MP4 file", description: "a file in static, such as /video/tour.mp4", widget: "file" }),
    captions: text({
      title: "Captions",
      description: "a WebVTT file in static with what is said, such as /video/tour.vtt",
      widget: "file",
    }).regex(/\.vtt$/),
    poster: image,
  },
);

export const formBlock = block(
  "form",
  { title: "Enquiry form", description: "a heading with the enquiry form beside it" },
  {
    heading: heading(),
    intro: intro("one or two sentences, or leave it out").optional(),
    formName: namedForm,
    service: chosenService,
  },
);

export const contactBlock = block(
  "contact",
  { title: "Contact ways", description: "a heading with e-mail, telephone, address and hours beside it" },
  { heading: heading(), intro: intro("one or two sentences, or leave it out").optional() },
);
