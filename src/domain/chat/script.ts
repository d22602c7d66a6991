import { isObject } from "../is-object";

/** A link under a message: a page of this site. */
export interface ChatLink {
  text: string;
  /** What it is about, for those who hear it without the message. */
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

export interface ChatStep {
  id: string;
  /** Plain text; what stands between double asterisks is bold. */
  message: string;
  options: readonly ChatOption[];
  links: readonly ChatLink[];
  /** Where a step without options goes on by itself. */
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
  /** The step that offers a person, and to which the chat goes when it is lost. */
  directContact: string;
  /** The address of each action. */
  addresses: Readonly<Record<string, string>>;
  steps: readonly ChatStep[];
}

const isStep = (value: unknown): boolean =>
  isObject(value) &&
  typeof value["id"] === "string" &&
  typeof value["message"] === "string" &&
  [value["options"], value["links"]].every((list) => Array.isArray(list) && list.every(isObject));

/** Whether what was loaded can be a chat: a host may answer with a page, and an old page may meet a new file. */
export const isChatScript = (value: unknown): value is ChatScript =>
  isObject(value) &&
  isObject(value["words"]) &&
  isObject(value["addresses"]) &&
  Array.isArray(value["steps"]) &&
  value["steps"].every(isStep);

/** The address that an option opens; undefined when it opens none, or has an action that the script does not explain. */
export const addressOf = ({ addresses }: ChatScript, { action }: ChatOption): string | undefined =>
  action !== undefined && Object.hasOwn(addresses, action) ? addresses[action] : undefined;

/** Whether choosing an option does anything. */
export const leadsOn = (script: ChatScript, option: ChatOption): boolean =>
  option.nextStep !== undefined || addressOf(script, option) !== undefined;

/** Whether a step offers a way to a person: every action is one. */
export const offersPerson = ({ options }: ChatStep): boolean => options.some(({ action }) => action !== undefined);
