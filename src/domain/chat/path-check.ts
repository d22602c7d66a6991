import type { ChatScriptWords } from "../content/chat-script";
import { fieldName } from "../content/mistake";
import type { ChatMistake } from "./reference-check";
import { type ChatStep, offersPerson } from "./script";
import { servicesStep } from "./service-steps";

const nextOf = ({ options, nextStep }: ChatStep): string[] =>
  options.length > 0 ? options.flatMap((option) => option.nextStep ?? []) : [nextStep ?? []].flat();

/** All that can be reached from some steps, themselves included. */
const closure = (starts: readonly string[], next: (id: string) => readonly string[]): Set<string> => {
  const found = new Set(starts);
  for (const id of found) for (const other of next(id)) found.add(other);
  return found;
};

/** The steps that follow a step by themselves, up to the first that asks. */
const drift = (steps: ReadonlyMap<string, ChatStep>, start: ChatStep): string[] => [
  ...closure([start.id], (id) => {
    const step = steps.get(id);
    return step === undefined || step.options.length > 0 ? [] : nextOf(step);
  }),
];

const circles = (words: ChatScriptWords, steps: ReadonlyMap<string, ChatStep>): ChatMistake[] => {
  const seen = new Set<string>();
  return words.steps.flatMap(({ id, options = [], nextStep }, index) => {
    const after = steps.get(nextStep ?? "");
    if (options.length > 0 || after === undefined || seen.has(id)) return [];
    const circle = drift(steps, after);
    if (!circle.includes(id)) return [];
    for (const member of circle) seen.add(member);
    const field = fieldName(["steps", index, "nextStep"]);
    return [{ field, problem: `leads back to ${id} without a question`, advice: "give one of these steps options" }];
  });
};

/** A mistake for each written step that is not among those named. */
const stepsBeside = (
  words: ChatScriptWords,
  ids: ReadonlySet<string>,
  mistakeOf: (id: string) => Omit<ChatMistake, "field">,
): ChatMistake[] =>
  words.steps.flatMap(({ id }, index) =>
    ids.has(id) ? [] : [{ field: fieldName(["steps", index]), ...mistakeOf(id) }],
  );

const unreached = (words: ChatScriptWords, steps: ReadonlyMap<string, ChatStep>): ChatMistake[] => {
  const reached = closure([words.greeting], (id) => nextOf(steps.get(id) as ChatStep));
  const advice = (id: string) => `give an option of a step the nextStep ${id}`;
  return [
    ...stepsBeside(words, reached, (id) => ({
      problem: `is ${id}, which cannot be reached from ${words.greeting}`,
      advice: `${advice(id)}, or remove the step`,
    })),
    ...(reached.has(servicesStep)
      ? []
      : [{ field: "services", problem: `cannot be reached from ${words.greeting}`, advice: advice(servicesStep) }]),
  ];
};

const withoutPerson = (words: ChatScriptWords, steps: ReadonlyMap<string, ChatStep>): ChatMistake[] => {
  const before = new Map<string, string[]>();
  for (const step of steps.values())
    for (const id of nextOf(step)) before.set(id, [...(before.get(id) ?? []), step.id]);
  const people = [...steps.values()].filter(offersPerson);
  const led = closure(
    people.map(({ id }) => id),
    (id) => before.get(id) ?? [],
  );
  return stepsBeside(words, led, (id) => ({
    problem: `is ${id}, from where nobody can be reached`,
    advice: `give it an option with the nextStep ${words.directContact}`,
  }));
};

/**
 * What is wrong with the ways through a chat: steps that follow each other in a
 * circle without asking, steps that cannot be reached, steps from which no
 * person can be reached.
 *
 * @param all all steps; every name of a step in them exists
 */
export const pathMistakes = (words: ChatScriptWords, all: readonly ChatStep[]): ChatMistake[] => {
  const steps = new Map(all.map((step) => [step.id, step]));
  const found = circles(words, steps);
  return found.length > 0 ? found : [...unreached(words, steps), ...withoutPerson(words, steps)];
};
