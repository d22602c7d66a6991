import type { ChatContent } from "../../../../src/domain/content/chat-script";
import { conversation, panel } from "../../../fixture-site/content/chatbot/script.json";

export const content: ChatContent = {
  panel,
  conversation,
  greeting: "hello",
  directContact: "person",
  services: {
    message: "Which service?",
    back: "Main menu",
    backToCategories: "All services",
    info: "{title}: {description}",
    page: "Read more",
    enquire: "Enquire",
    questions: { open: "Questions", message: "{title}?", contact: "Contact", back: "Back" },
  },
  categories: [
    { category: "development", label: "Software", message: "Which software?" },
    { category: "designing", label: "Design", message: "Which design?" },
  ],
  steps: [
    { id: "hello", message: "Welcome to {name}.", options: [{ text: "Services", nextStep: "services" }] },
    {
      id: "person",
      message: "Call us.",
      options: [
        { text: "Call", action: "call" },
        { text: "Main menu", nextStep: "hello" },
      ],
    },
  ],
};
