import type { ChatLine } from "../../domain/chat/conversation";
import type { ChatOption, ChatScript } from "../../domain/chat/script";
import type { PanelContent } from "../../features/chatbot/contact-options";
import { longTitle, longWord, many, sentence } from "./texts";

export const chatScript: ChatScript = {
  labels: {
    log: "What was said",
    options: "What you can answer",
    waiting: "Please wait, or choose an answer when there is one.",
    unknown: "That was too much for me.",
    bot: "Kites",
    user: "You",
    newTab: "opens in a new tab",
  },
  greeting: "start",
  directContact: "start",
  urls: { call: "tel:+910000000001", whatsapp: "https://wa.me/910000000001" },
  steps: [],
};

const bot = (text: string, links?: ChatLine["links"]): ChatLine => ({ type: "bot", text, links });
const user = (text: string): ChatLine => ({ type: "user", text });

export const lines: readonly ChatLine[] = [
  bot("Hello. **Which kite** would you like?"),
  user("A delta"),
  bot(`${sentence}\n${longWord}`, [{ text: "More about it", about: "the delta", to: "#delta" }]),
  user(longTitle),
];

const offering = (options?: ChatOption[]): ChatScript => ({
  ...chatScript,
  steps: [{ id: chatScript.greeting, message: sentence, options }],
});

/** Conversations that begin with other answers. */
export const chatScripts: readonly { title: string; script: ChatScript }[] = [
  { title: "waiting", script: offering() },
  { title: "a few", script: offering([{ text: "A delta" }, { text: longTitle }, { text: "Go back" }]) },
  {
    title: "actions",
    script: offering([
      { text: "Call", action: "call" },
      { text: "WhatsApp", action: "whatsapp" },
    ]),
  },
  { title: "a thousand", script: offering(many(1000, (number) => ({ text: `Kite ${number}` }))) },
];

export const panelContent: PanelContent = {
  title: "Talk to us",
  open: "Open the chat",
  close: "Close the chat",
  direct: "You can reach a person at once:",
  loading: "The conversation is being fetched.",
  failed: "The conversation could not be fetched.",
  retry: "Try again",
  links: [
    { label: "Call", to: "tel:+910000000001" },
    { label: longTitle, to: "#write" },
  ],
};
