import type { ChatOption, ChatScript, ChatStep } from "./script";

/** In milliseconds: before a message, from a step without options to the next, from an action to the greeting. */
const delays = { firstMessage: 0, message: 500, nextStep: 800, afterAction: 1500 } as const;

interface ChatLine extends Pick<ChatStep, "links"> {
  type: "bot" | "user";
  text: string;
}

export interface ChatState {
  lines: readonly ChatLine[];
  step: ChatStep;
  /** The next `tick`, which goes to `nextStep` or adds the step's message. Undefined on the visitor's turn. */
  timer: { delayMs: number; nextStep?: string } | undefined;
}

export type ChatEvent = { type: "tick" } | { type: "choose"; option: ChatOption };

const goTo = ({ steps, labels, directContact }: ChatScript, lines: readonly ChatLine[], id: string): ChatState => {
  const unknown = { id, message: labels.unknown, nextStep: id === directContact ? undefined : directContact };
  return { lines, step: steps.find((step) => step.id === id) ?? unknown, timer: { delayMs: delays.message } };
};

/** The state before the greeting. */
export const startChat = (script: ChatScript): ChatState => ({
  ...goTo(script, [], script.greeting),
  timer: { delayMs: delays.firstMessage },
});

/** Returns the next state. The caller runs the timer, and opens the URL of a chosen action. */
export const advance = (script: ChatScript, state: ChatState, event: ChatEvent): ChatState => {
  const { lines, step, timer } = state;
  if (event.type === "choose") {
    if (timer !== undefined) return state;
    const { text, nextStep } = event.option;
    const answered: ChatLine[] = [...lines, { type: "user", text }];
    return nextStep === undefined
      ? { step, lines: answered, timer: { delayMs: delays.afterAction, nextStep: script.greeting } }
      : goTo(script, answered, nextStep);
  }
  if (timer?.nextStep !== undefined) return goTo(script, lines, timer.nextStep);
  const nextStep = step.options === undefined ? step.nextStep : undefined;
  return {
    step,
    lines: [...lines, { type: "bot", text: step.message, links: step.links }],
    timer: nextStep === undefined ? undefined : { delayMs: delays.nextStep, nextStep },
  };
};
