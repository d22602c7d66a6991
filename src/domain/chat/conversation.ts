import { type ChatLink, type ChatOption, type ChatScript, type ChatStep, leadsOn } from "./script";

/** Delays in milliseconds. */
const delays = {
  firstMessage: 0,
  message: 500,
  /** Between the message of a step without options and its next step. */
  nextStep: 800,
  /** Between an action and the return to the greeting. */
  afterAction: 1500,
} as const;

/** One line of the conversation. */
export interface ChatLine {
  type: "bot" | "user";
  text: string;
  links: readonly ChatLink[];
}

export interface ChatState {
  lines: readonly ChatLine[];
  /** The current step; undefined while the chat is closed. */
  step: ChatStep | undefined;
  /** What the next `tick` does: it begins `nextStep`, or says the current step's message. Undefined on the visitor's turn. */
  wait: { delayMs: number; nextStep?: string } | undefined;
  /** The steps since the visitor last chose. */
  visited: readonly string[];
}

export type ChatEvent =
  | { type: "open" | "close" | "tick" }
  /** The visitor chose an option: its index, and the step in which it was shown. */
  | { type: "choose"; step: string; option: number };

export const closedChat: ChatState = { lines: [], step: undefined, wait: undefined, visited: [] };

/** The options from which the visitor can choose now. */
export const shownOptions = ({ step, wait }: ChatState): readonly ChatOption[] =>
  step !== undefined && wait === undefined ? step.options : [];

/** Whether a script without a way to a person has come to its end. */
export const isStranded = (state: ChatState): boolean =>
  state.step !== undefined && state.wait === undefined && state.step.options.length === 0;

/** Shows the unknown-step message where a step is missing, or would come a second time without a choice between. */
const begin = (script: ChatScript, { lines, visited }: ChatState, id: string): ChatState => {
  const known = visited.includes(id) ? undefined : script.steps.find((step) => step.id === id);
  return {
    lines,
    step: known ?? { id, message: script.words.unknown, options: [], links: [] },
    wait: { delayMs: lines.length === 0 ? delays.firstMessage : delays.message },
    visited: [...visited, id],
  };
};

/** The step that follows without a choice. A broken script leads to a person. */
const following = ({ directContact }: ChatScript, step: ChatStep): string | undefined => {
  if (step.options.length > 0) return undefined;
  return step.nextStep ?? (step.id === directContact ? undefined : directContact);
};

const tick = (script: ChatScript, state: ChatState): ChatState => {
  const { lines, step, wait } = state;
  if (step === undefined || wait === undefined) return state;
  if (wait.nextStep !== undefined) return begin(script, state, wait.nextStep);
  const nextStep = following(script, step);
  return {
    ...state,
    lines: [...lines, { type: "bot", text: step.message, links: step.links }],
    wait: nextStep === undefined ? undefined : { delayMs: delays.nextStep, nextStep },
  };
};

const answer = (script: ChatScript, state: ChatState, option: ChatOption): ChatState => {
  if (!leadsOn(script, option)) return state;
  const lines: ChatLine[] = [...state.lines, { type: "user", text: option.text, links: [] }];
  const answered = { ...state, lines, visited: [] };
  return option.nextStep === undefined
    ? { ...answered, wait: { delayMs: delays.afterAction, nextStep: script.greeting } }
    : begin(script, answered, option.nextStep);
};

/**
 * The conversation after an event. The caller owns the clock: it sends a `tick` when the state's `wait` is over, and
 * opens the URL of a chosen action.
 *
 * @returns the same state when the event changes nothing: an option that is no longer shown, an unknown action
 */
export const advance = (script: ChatScript, state: ChatState, event: ChatEvent): ChatState => {
  switch (event.type) {
    case "open":
      return state.step === undefined ? begin(script, closedChat, script.greeting) : state;
    case "close":
      return closedChat;
    case "tick":
      return tick(script, state);
    case "choose": {
      const option = event.step === state.step?.id ? shownOptions(state)[event.option] : undefined;
      return option === undefined ? state : answer(script, state, option);
    }
  }
};
