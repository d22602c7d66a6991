import * as z from "zod";
import { category, choice, group, listOf, longText, pattern } from "./fields";
import { label } from "./page-shapes";
import { callToAction } from "./shapes";

/** What an option can do instead of leading to a step: each action contacts a person. */
const actions = ["call", "email", "whatsapp"] as const;

const nextStep = label("Next step", "the id of a step, or services for the menu of services", 80).optional();

const option = group("Option", "a text with a nextStep, or a text with an action", {
  text: label("Text", "what the visitor answers, in a few words", 60),
  nextStep,
  action: choice("Action", actions).optional(),
})
  .refine((value) => (value.nextStep === undefined) !== (value.action === undefined), {
    message: "needs either a nextStep or an action",
  })
  .meta({ id: "ChatOption" });

const step = group("Step", "an id, a message, and options or a nextStep", {
  id: pattern(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/, {
    title: "Id",
    description: "a name of its own in small letters, such as working_hours",
    max: 60,
  }),
  message: longText("Message", "what the chat says; **bold** stands between asterisks"),
  link: callToAction
    .meta({ title: "Link", description: "a label and a link (to) under the message, or leave it out" })
    .optional(),
  options: listOf(option, "Options", "one to eight answers", { max: 8 }).optional(),
  nextStep,
}).meta({ id: "ChatStep" });

const panel = group("Panel", "the words around the conversation", {
  title: label("Title", "the heading; {name} stands for the company", 60),
  open: label("Open", "the name of the button that opens the chat"),
  close: label("Close", "the name of the button that closes the chat"),
  direct: label("Contact options", "a sentence before the ways to reach a person", 160),
  loading: label("Loading", "a sentence for while the chat is loaded", 160),
  failed: label("Failed", "a sentence for when it could not be loaded", 160),
  retry: label("Try again", "the button after that sentence"),
  whatsapp: label("WhatsApp", "the message that is already typed", 200),
});

const conversation = group("Conversation", "the words in the conversation that belong to no step", {
  log: label("Log", "the name of the conversation, for screen readers"),
  options: label("Options", "the name of the answers, for screen readers"),
  waiting: label("Waiting", "what stands there while there are no options", 120),
  unknown: label("Unknown step", "what is said when a step does not exist", 160),
  bot: label("The chat", "who the chat is, for screen readers; {name} stands for it"),
  user: label("The visitor", "who the visitor is, for screen readers"),
  newTab: label("New tab", "what is said of a link that opens a tab", 60),
});

const questions = group("Questions", "the words around the questions of a service", {
  open: label("Open", "the option that leads to the questions of a service", 60),
  message: longText("Message", "what stands before them; {title} stands for the service"),
  contact: label("Contact", "the option that leads to a person", 60),
  back: label("Back", "the option that leads back", 60),
});

const services = group("Services", "the words of the steps that are made of the services", {
  message: longText("Message", "what the menu of services says"),
  back: label("Back", "the option that leads back to the greeting", 60),
  backToCategories: label("Back to services", "the option that leads back to it", 60),
  info: longText("About a service", "what is said of a service, with {title} and {description} in it").regex(
    /^(?=[\s\S]*\{title\})[\s\S]*\{description\}/,
  ),
  page: label("Page", "the link to the service's page"),
  enquire: label("Enquire", "the link to the form with the service chosen"),
  questions,
});

const menu = group("Category", "a category, a label and a message", {
  category: category("Category", "a name of its own in small letters, such as web-design"),
  label: label("Label", "the option that leads to it", 60),
  message: longText("Message", "what the menu of its services says"),
}).meta({ id: "ChatCategory" });

const categories = listOf(menu, "Categories of services", "one to twelve categories, in the order of the menu", {
  max: 12,
}).superRefine((list, context) => {
  list.forEach((item, index) => {
    if (list.findIndex((other) => other.category === item.category) === index) return;
    const message = `is ${JSON.stringify(item.category)} a second time`;
    context.addIssue({ code: "custom", path: [index, "category"], message });
  });
});

/** `content/chatbot/script.json`. Service menus and the steps about services are generated from `content/services`. */
export const chatScriptSchema = z.strictObject({
  panel,
  conversation,
  greeting: label("Greeting", "the id of the step that opens the chat", 60),
  directContact: label("Direct contact", "the id of the step that offers a person", 60),
  services,
  categories,
  steps: listOf(step, "Steps", "one to a hundred steps", { max: 100 }),
});

export type ChatContent = z.infer<typeof chatScriptSchema>;
