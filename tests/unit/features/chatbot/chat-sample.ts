import type { ChatScript } from "../../../../src/domain/chat/script";

/** A chat with a menu, a page, a contact option and an unknown step. */
export const sampleChat: ChatScript = {
  labels: {
    log: "Conversation",
    options: "Your options",
    waiting: "Please wait",
    unknown: "This step is missing.",
    bot: "Acme",
    user: "You",
    newTab: "opens in a new tab",
  },
  greeting: "hello",
  directContact: "person",
  urls: { call: "tel:+10000000001", whatsapp: "https://chat.example/1" },
  steps: [
    {
      id: "hello",
      message: "Welcome to **Acme Studio**. <b>bold</b> <img src=x onerror=alert(1)> ****",
      options: [
        { text: "Services", nextStep: "services" },
        { text: "A person", nextStep: "person" },
        { text: "Missing", nextStep: "toString" },
        { text: "By mail", action: "email" },
      ],
    },
    {
      id: "services",
      message: "What we do: 2 ** 3",
      links: [{ text: "Read more", about: "Sample One", to: "/services/sample-one" }],
      nextStep: "person",
    },
    {
      id: "person",
      message: "How would you like to reach us?",
      options: [
        { text: "Call us", action: "call" },
        { text: "Write to us", action: "whatsapp" },
      ],
    },
  ],
};
