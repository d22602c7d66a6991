import { isObject } from "../is-object";

/** A link under a message: a page of this site. */
export interface ChatLink {
  text: string;
  /** Its subject, for screen readers. */
  about: string;
  to: string;
}

/** What a visitor can answer: it leads to a step or runs an action. */
export interface ChatOption {
  text: string;
  nextStep?: string | undefined;
  /** A name in the script's `addresses`. A script that is newer than the code may have others. */
  action?: string | undefined;
}

/** What an option can do besides leading to a step: each action reaches a person. */
export const chatActions = ["call", "email", "whatsapp"] as const;
export type ChatAction = (typeof chatActions)[number];

export interface ChatStep {
  id: string;
  /** Plain text; what stands between double asterisks is bold. */
  message: string;
  options: readonly ChatOption[];
  links: readonly ChatLink[];
  /** The step that follows one without options. */
  nextStep?: string | undefined;
}

/** The whole chat as browsers load it: content, services and settings in one. */
export interface ChatScript {
  words: {
    log: string;
    options: string;
    waiting: string;
    unknown: string;
    bot: string;
    user: string;
    newTab: string;
  };
  /** The step that opens the chat. */
  greeting: string;
  /** The step that offers a person, and the fallback where the script is broken. */
  directContact: string;
  /** The URL of each action. */
  addresses: Readonly<Record<string, string>>;
  steps: readonly ChatStep[];
}

const isStep = (value: unknown): boolean =>
  isObject(value) &&
  typeof value["id"] === "string" &&
  typeof value["message"] === "string" &&
  [value["options"], value["links"]].every((list) => Array.isArray(list) && list.every(isObject));

/** Whether loaded JSON is a chat: a host may answer with a page, and an old page may load a newer file. */
export const isChatScript = (value: unknown): value is ChatScript =>
  isObject(value) &&
  isObject(value["words"]) &&
  isObject(value["addresses"]) &&
  Array.isArray(value["steps"]) &&
  value["steps"].every(isStep);

/** The URL that an option opens; undefined when it opens none, or the script does not know its action. */
export const addressOf = ({ addresses }: ChatScript, { action }: ChatOption): string | undefined =>
  action !== undefined && Object.hasOwn(addresses, action) ? addresses[action] : undefined;

/** Whether choosing an option does anything. */
export const leadsOn = (script: ChatScript, option: ChatOption): boolean =>
  option.nextStep !== undefined || addressOf(script, option) !== undefined;

/** Splits a message at its double asterisks; an asterisk without a partner stays as it is. */
export const boldParts = (message: string): { text: string; bold: boolean }[] =>
  message
    .split(/\*\*([^*]+(?:\*[^*]+)*)\*\*/)
    .map((text, index) => ({ text, bold: index % 2 === 1 }))
    .filter(({ text }) => text !== "");
