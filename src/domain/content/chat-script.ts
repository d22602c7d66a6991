import * as z from "zod";
import { category, listOf, longText, text } from "./fields";
import { callToAction } from "./shapes";

/** What an option can do besides leading to a step: each action reaches a person. */
const actions = ["call", "email", "whatsapp"] as const;

const nextStep = text({
  title: "Next step",
  description: "the id of a step, or services for the menu of services",
  max: 80,
}).optional();

const option = z
  .strictObject({
    text: text({ title: "Text", description: "what the visitor answers, in a few words", max: 60 }),
    nextStep,
    action: z
      .enum(actions)
      .meta({ title: "Action", description: `one of ${actions.join(", ")}` })
      .optional(),
  })
  .refine((value) => (value.nextStep === undefined) !== (value.action === undefined), {
    message: "needs either a nextStep or an action",
  })
  .meta({ id: "ChatOption", title: "Option", description: "a text with a nextStep, or a text with an action" });

const step = z
  .strictObject({
    id: z
      .string()
      .regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/)
      .max(60)
      .meta({ title: "Id", description: "a name of its own in small letters, such as working_hours" }),
    message: longText({ title: "Message", description: "what the chat says; **bold** stands between asterisks" }),
    link: callToAction
      .meta({ title: "Link", description: "a label and a link (to) under the message, or leave it out" })
      .optional(),
    options: listOf(option, { title: "Options", description: "one to eight answers", max: 8 }).optional(),
    nextStep,
  })
  .meta({ id: "ChatStep", title: "Step", description: "an id, a message, and options or a nextStep" });

const panel = z
  .strictObject({
    title: text({ title: "Title", description: "the heading; {name} stands for the company", max: 60 }),
    open: text({ title: "Open", description: "the name of the button that opens the chat", max: 40 }),
    close: text({ title: "Close", description: "the name of the button that closes the chat", max: 40 }),
    direct: text({ title: "Contact options", description: "a sentence before the ways to reach a person", max: 160 }),
    loading: text({ title: "Loading", description: "a sentence for while the chat is loaded", max: 160 }),
    failed: text({ title: "Failed", description: "a sentence for when it could not be loaded", max: 160 }),
    retry: text({ title: "Try again", description: "the button after that sentence", max: 40 }),
    whatsapp: text({ title: "WhatsApp", description: "the message that is already typed", max: 200 }),
  })
  .meta({ title: "Panel", description: "the words around the conversation" });

const conversation = z
  .strictObject({
    log: text({ title: "Log", description: "the name of the conversation, for screen readers", max: 40 }),
    options: text({ title: "Options", description: "the name of the answers, for screen readers", max: 40 }),
    waiting: text({ title: "Waiting", description: "what stands there while there are no options", max: 120 }),
    unknown: text({ title: "Unknown step", description: "what is said when a step does not exist", max: 160 }),
    bot: text({ title: "The chat", description: "who the chat is, for screen readers; {name} stands for it", max: 40 }),
    user: text({ title: "The visitor", description: "who the visitor is, for screen readers", max: 40 }),
    newTab: text({ title: "New tab", description: "what is said of a link that opens a tab", max: 60 }),
  })
  .meta({ title: "Conversation", description: "the words in the conversation that belong to no step" });

const questions = z
  .strictObject({
    open: text({ title: "Open", description: "the option that leads to the questions of a service", max: 60 }),
    message: longText({ title: "Message", description: "what stands before them; {title} stands for the service" }),
    contact: text({ title: "Contact", description: "the option that leads to a person", max: 60 }),
    back: text({ title: "Back", description: "the option that leads back", max: 60 }),
  })
  .meta({ title: "Questions", description: "the words around the questions of a service" });

const services = z
  .strictObject({
    message: longText({ title: "Message", description: "what the menu of services says" }),
    back: text({ title: "Back", description: "the option that leads back to the greeting", max: 60 }),
    backToCategories: text({ title: "Back to services", description: "the option that leads back to it", max: 60 }),
    info: longText({
      title: "About a service",
      description: "what is said of a service, with {title} and {description} in it",
    }).regex(/\{title\}[\s\S]*\{description\}/),
    page: text({ title: "Page", description: "the link to the service's page", max: 40 }),
    enquire: text({ title: "Enquire", description: "the link to the form with the service chosen", max: 40 }),
    questions,
  })
  .meta({ title: "Services", description: "the words of the steps that are made of the services" });

const menu = z
  .strictObject({
    category: category({
      title: "Category",
      description: "a name of its own in small letters, such as web-design",
    }),
    label: text({ title: "Label", description: "the option that leads to it", max: 60 }),
    message: longText({ title: "Message", description: "what the menu of its services says" }),
  })
  .meta({ id: "ChatCategory", title: "Category", description: "a category, a label and a message" });

const categories = listOf(menu, {
  title: "Categories of services",
  description: "one to twelve categories, in the order of the menu",
  max: 12,
}).superRefine((list, context) => {
  list.forEach((item, index) => {
    if (list.findIndex((other) => other.category === item.category) === index) return;
    const message = `is ${JSON.stringify(item.category)} a second time`;
    context.addIssue({ code: "custom", path: [index, "category"], message });
  });
});

/** `content/chatbot/script.json`. The menus of services and the steps about them are made of `content/services`. */
export const chatScriptSchema = z.strictObject({
  panel,
  conversation,
  greeting: text({ title: "Greeting", description: "the id of the step that opens the chat", max: 60 }),
  directContact: text({ title: "Direct contact", description: "the id of the step that offers a person", max: 60 }),
  services,
  categories,
  steps: listOf(step, { title: "Steps", description: "one to a hundred steps", max: 100 }),
});

export type ChatContent = z.infer<typeof chatScriptSchema>;
