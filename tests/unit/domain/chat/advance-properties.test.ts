import fc from "fast-check";
import { advance } from "../../../../src/domain/chat/advance";
import { pathMistakes } from "../../../../src/domain/chat/path-check";
import type { ChatOption, ChatScript, ChatStep } from "../../../../src/domain/chat/script";
import { type ChatState, closedChat, isStranded, shownOptions } from "../../../../src/domain/chat/state";
import { chatContent, realChat } from "../../../support/chat-script";

/** Lets time pass until it is the visitor's turn; fails when it never is. */
const settled = (script: ChatScript, start: ChatState): ChatState => {
  let state = start;
  for (let ticks = 0; state.wait !== undefined; ticks += 1) {
    if (ticks > 2 * script.steps.length + 10) throw new Error("The chat goes on for ever.");
    state = advance(script, state, { type: "tick" });
  }
  return state;
};

/** Opens the chat and makes choices, each a number that stands for one of the options shown. */
const walk = (script: ChatScript, choices: readonly number[], look: (state: ChatState) => void): void => {
  let state = settled(script, advance(script, closedChat, { type: "open" }));
  look(state);
  for (const choice of choices) {
    const options = shownOptions(state);
    if (options.length === 0) return;
    const event = { type: "choose", step: state.step?.id ?? "", option: choice % options.length } as const;
    state = settled(script, advance(script, state, event));
    look(state);
  }
};

const offersPerson = ({ options }: ChatStep) => options.some(({ action }) => action !== undefined);

/** Whether somebody who always chooses the right option comes to a person. */
const canReachPerson = (script: ChatScript, start: ChatState): boolean => {
  const seen = new Set<string>();
  const queue = [start];
  for (const state of queue) {
    if (state.step === undefined || seen.has(state.step.id)) continue;
    seen.add(state.step.id);
    if (offersPerson(state.step)) return true;
    const step = state.step.id;
    shownOptions(state).forEach((_option, option) =>
      queue.push(settled(script, advance(script, state, { type: "choose", step, option }))),
    );
  }
  return false;
};

const choices = fc.array(fc.nat(), { maxLength: 40 });
const ids = ["a", "b", "c", "d", "e", "person"];
const anyId = fc.constantFrom(...ids);
const brokenId = fc.constantFrom(...ids, "gone", "lost", "toString", "__proto__");
const action: fc.Arbitrary<ChatOption> = fc
  .constantFrom("call", "email", "whatsapp")
  .map((name) => ({ text: name, action: name }));

/** Any chat at all of six steps, the last of which offers a person. */
const chatOf = (id: fc.Arbitrary<string>): fc.Arbitrary<ChatScript> => {
  const option = fc.oneof(
    { weight: 4, arbitrary: id.map((nextStep) => ({ text: nextStep, nextStep })) },
    { weight: 1, arbitrary: action },
  );
  const content = fc.record({
    options: fc.array(option, { maxLength: 4 }),
    nextStep: fc.option(id, { nil: undefined }),
  });
  return fc.tuple(fc.array(content, { minLength: 5, maxLength: 5 }), action, id).map(([contents, call, greeting]) => ({
    ...realChat,
    greeting,
    directContact: "person",
    steps: [...contents, { options: [call, { text: "Back", nextStep: greeting }], nextStep: undefined }].map(
      (step, index) => ({ ...step, id: ids[index] ?? "", message: ids[index] ?? "", links: [] }),
    ),
  }));
};

const isValid = (script: ChatScript): boolean => {
  const { words } = chatContent;
  const whole = script.steps.every(({ options, nextStep }) => options.length > 0 || nextStep !== undefined);
  const { greeting, directContact } = script;
  const steps = script.steps.map((step) => ({ ...step, options: [...step.options] })) as typeof words.steps;
  const found = pathMistakes({ ...words, greeting, directContact, steps }, script.steps);
  return whole && found.every(({ field }) => field === "services");
};

describe("any walk through", () => {
  it("the chat that is built ends where one can go on, and never far from a person", () => {
    fc.assert(
      fc.property(choices, (picked) => {
        walk(realChat, picked, (state) => {
          expect(shownOptions(state).length).toBeGreaterThan(0);
          expect(canReachPerson(realChat, state)).toBe(true);
          expect(state.lines.map(({ text }) => text)).not.toContain(realChat.words.unknown);
        });
      }),
      { numRuns: 500 },
    );
  });

  it("a chat that the check accepts is never stuck and never says Oops", () => {
    let accepted = 0;
    fc.assert(
      fc.property(chatOf(anyId), choices, (script, picked) => {
        fc.pre(isValid(script));
        accepted += 1;
        walk(script, picked, (state) => {
          expect(shownOptions(state).length).toBeGreaterThan(0);
          expect(canReachPerson(script, state)).toBe(true);
          expect(state.lines.map(({ text }) => text)).not.toContain(script.words.unknown);
        });
      }),
      { numRuns: 200, maxSkipsPerRun: 1000 },
    );
    expect(accepted).toBeGreaterThanOrEqual(200);
  });

  it("a chat with broken names comes to a step that asks, and ends at the direct contact when it was lost", () => {
    fc.assert(
      fc.property(chatOf(brokenId), choices, (script, picked) => {
        let said = 0;
        walk(script, picked, (state) => {
          const fresh = state.lines.slice(said).map(({ text }) => text);
          said = state.lines.length;
          expect(isStranded(state)).toBe(false);
          expect(shownOptions(state).length).toBeGreaterThan(0);
          if (fresh.includes(script.words.unknown)) expect(state.step?.id).toBe("person");
        });
      }),
      { numRuns: 2000 },
    );
  });

  it("a chat whose direct contact is broken as well ends, at the latest stranded", () => {
    fc.assert(
      fc.property(chatOf(brokenId), brokenId, choices, (script, directContact, picked) => {
        walk({ ...script, directContact }, picked, (state) => expect(state.step).toBeDefined());
      }),
      { numRuns: 2000 },
    );
  });
});
