import type { ChatLink, ChatOption, ChatStep } from "./script";

/** One line of the conversation. */
export interface ChatLine {
  type: "bot" | "user";
  text: string;
  links: readonly ChatLink[];
}

/** What happens by itself, and after how many milliseconds. Whoever owns the clock sends a `tick` then. */
export interface ChatWait {
  for: "message" | "nextStep" | "greeting";
  time: number;
}

export interface ChatState {
  lines: readonly ChatLine[];
  /** The step that the conversation has reached; undefined while the chat is closed. */
  step: ChatStep | undefined;
  /** What is awaited; undefined while it is the visitor's turn. */
  wait: ChatWait | undefined;
  /** The steps that were reached since the visitor last chose. */
  trail: readonly string[];
}

export type ChatEvent =
  | { type: "open" }
  | { type: "close" }
  /** The awaited time is over. */
  | { type: "tick" }
  /** The visitor chose an option of a step: its place in the list, and the step in which it was seen. */
  | { type: "choose"; step: string; option: number };

export const closedChat: ChatState = { lines: [], step: undefined, wait: undefined, trail: [] };

/** The options from which the visitor can choose now. */
export const shownOptions = ({ step, wait }: ChatState): readonly ChatOption[] =>
  step !== undefined && wait === undefined ? step.options : [];

/** Whether a script without a way to a person has come to its end: nothing is awaited and nothing can be chosen. */
export const isStranded = (state: ChatState): boolean =>
  state.step !== undefined && state.wait === undefined && shownOptions(state).length === 0;
