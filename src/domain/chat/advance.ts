import { leadsOn, type ChatOption, type ChatScript, type ChatStep } from "./script";
import { type ChatEvent, type ChatState, closedChat, shownOptions } from "./state";
import { chatTiming } from "./timing";

/** What stands for a step that does not exist, or that the chat has come back to by itself. */
const unknownStep = ({ words, directContact }: ChatScript, id: string): ChatStep => ({
  id,
  message: words.unknown,
  options: [],
  links: [],
  nextStep: id === directContact ? undefined : directContact,
});

const reach = (script: ChatScript, state: ChatState, id: string): ChatState => {
  const known = state.trail.includes(id) ? undefined : script.steps.find((step) => step.id === id);
  const time = state.lines.length === 0 ? chatTiming.firstMessage : chatTiming.message;
  return {
    lines: state.lines,
    step: known ?? unknownStep(script, id),
    wait: { for: "message", time },
    trail: [...state.trail, id],
  };
};

/** Where a step goes on by itself. One that leads nowhere is a mistake in the script, and leads to a person. */
const following = (script: ChatScript, step: ChatStep): string | undefined => {
  if (step.options.length > 0) return undefined;
  if (step.nextStep !== undefined) return step.nextStep;
  return step.id === script.directContact ? undefined : script.directContact;
};

const say = (script: ChatScript, state: ChatState, step: ChatStep): ChatState => ({
  ...state,
  lines: [...state.lines, { type: "bot", text: step.message, links: step.links }],
  wait: following(script, step) === undefined ? undefined : { for: "nextStep", time: chatTiming.advance },
});

const tick = (script: ChatScript, state: ChatState): ChatState => {
  const { step, wait } = state;
  if (step === undefined || wait === undefined) return state;
  switch (wait.for) {
    case "message":
      return say(script, state, step);
    case "nextStep":
      return reach(script, state, following(script, step) ?? script.directContact);
    case "greeting":
      return reach(script, { ...state, trail: [] }, script.greeting);
  }
};

const answer = (script: ChatScript, state: ChatState, option: ChatOption): ChatState => {
  if (!leadsOn(script, option)) return state;
  const said: ChatState = {
    ...state,
    lines: [...state.lines, { type: "user", text: option.text, links: [] }],
    trail: [],
  };
  if (option.nextStep !== undefined) return reach(script, said, option.nextStep);
  return { ...said, wait: { for: "greeting", time: chatTiming.afterAction } };
};

/**
 * The conversation after an event. Pure: whoever owns the clock sends a `tick`
 * when the time that the state awaits is over, and opens the address of an
 * action that was chosen.
 *
 * @param script any script; where it is broken the chat says so and goes to the direct contact
 * @returns the same state when the event changes nothing: an option that is no longer shown, an action that is not known
 */
export const advance = (script: ChatScript, state: ChatState, event: ChatEvent): ChatState => {
  switch (event.type) {
    case "open":
      return state.step === undefined ? reach(script, closedChat, script.greeting) : state;
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
