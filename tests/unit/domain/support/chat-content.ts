import type { ChatContent } from "../../../../src/domain/content/chat-script";

/** A small chat. */
export const content: ChatContent = {
  panel: {
    title: "Chat",
    open: "Open chat",
    close: "Close chat",
    direct: "You can reach us directly:",
    loading: "Loading…",
    failed: "The chat could not be loaded.",
    retry: "Try again",
    whatsapp: "Hi, I need help.",
  },
  conversation: {
    log: "Conversation",
    options: "Your options",
    waiting: "Please wait.",
    unknown: "That did not work.",
    bot: "Assistant",
    user: "You",
    newTab: "opens in a new tab",
  },
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
