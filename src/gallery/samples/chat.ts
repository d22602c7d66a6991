import type { ChatScript, ChatStep } from "../../domain/chat/script";
import { type ChatLine, type ChatState, closedChat } from "../../domain/chat/conversation";
import type { PanelContent } from "../../features/chatbot/panel-content";
import { longTitle, longWord, many, sentence } from "./texts";

const step = (id: string, options: ChatStep["options"]): ChatStep => ({ id, message: sentence, options, links: [] });

export const chatScript: ChatScript = {
  words: {
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
  addresses: { call: "tel:+910000000001", whatsapp: "https://wa.me/910000000001" },
  steps: [],
};

const bot = (text: string, links: ChatLine["links"] = []): ChatLine => ({ type: "bot", text, links });
const user = (text: string): ChatLine => ({ type: "user", text, links: [] });

export const lines: readonly ChatLine[] = [
  bot("Hello. **Which kite** would you like?"),
  user("A delta"),
  bot(`${sentence}\n${longWord}`, [{ text: "More about it", about: "the delta", to: "#delta" }]),
  user(longTitle),
];

const at = (id: string, options: ChatStep["options"]): ChatState => ({ ...closedChat, step: step(id, options) });

/** What stands below the lines. */
export const chatStates: readonly { title: string; state: ChatState }[] = [
  { title: "waiting", state: closedChat },
  { title: "a few", state: at("few", [{ text: "A delta" }, { text: longTitle }, { text: "Go back" }]) },
  {
    title: "actions",
    state: at("actions", [
      { text: "Call", action: "call" },
      { text: "WhatsApp", action: "whatsapp" },
    ]),
  },
  {
    title: "a thousand",
    state: at(
      "many",
      many(1000, (number) => ({ text: `Kite ${number}` })),
    ),
  },
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
