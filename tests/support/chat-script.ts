import { composeChatScript } from "../../src/domain/chat/compose";
import type { ChatScript, ChatStep } from "../../src/domain/chat/script";
import type { ChatService } from "../../src/domain/chat/service-steps";
import type { ChatScriptWords } from "../../src/domain/content/chat-script";
import type { Entry } from "../../src/domain/content/entry";
import type { SiteSettings } from "../../src/domain/content/settings";
import { checkContent } from "../../src/gatsby/content/check-content";

const { entries } = checkContent(process.cwd());

const ofType = <Data>(type: Entry["type"]): Data[] =>
  entries.filter((entry) => entry.type === type).map(({ data }) => data as Data);

/** What the content says: the words of the chat, the services, the settings. */
export const chatContent = {
  words: ofType<ChatScriptWords>("ChatScript")[0] as ChatScriptWords,
  services: ofType<ChatService>("Service"),
  settings: ofType<SiteSettings>("SiteSettings")[0] as SiteSettings,
};

/** The chat that is built from the content. */
export const realChat: ChatScript = composeChatScript(chatContent.words, chatContent.services, chatContent.settings);

export const stepOf = (script: ChatScript, id: string): ChatStep => {
  const step = script.steps.find((other) => other.id === id);
  if (step === undefined) throw new Error(`There is no step ${id}.`);
  return step;
};

interface Sketch {
  message?: string;
  /** Names of steps. */
  options?: string[];
  actions?: string[];
  nextStep?: string;
}

/** A small chat: the first step is the greeting, and `person` the direct contact. */
export const sampleChat = (sketches: Record<string, Sketch>): ChatScript => ({
  ...realChat,
  greeting: Object.keys(sketches)[0] ?? "",
  directContact: "person",
  steps: Object.entries(sketches).map(([id, { message = id, options = [], actions = [], nextStep }]) => ({
    id,
    message,
    options: [
      ...options.map((name) => ({ text: `To ${name}`, nextStep: name })),
      ...actions.map((action) => ({ text: `Do ${action}`, action })),
    ],
    links: [],
    nextStep,
  })),
});
