import { brandFactNames } from "../brand-facts";
import { chatScriptSchema, type ChatScriptWords } from "../content/chat-script";
import { fieldName, type Mistake } from "../content/mistake";
import { fieldValues } from "../content/schema-walk";
import { templateNames } from "../template-text";
import { chatSteps } from "./compose";
import type { ChatStep } from "./script";
import { type ChatService, servicesStep } from "./service-steps";

type ChatMistake = Omit<Mistake, "file">;

/** Placeholders that have a value in one field only. */
const serviceNames: Readonly<Record<string, readonly string[]>> = {
  "services.info": ["title", "description"],
  "services.questions.message": ["title"],
};

const unknownNames = (words: ChatScriptWords): ChatMistake[] =>
  fieldValues(chatScriptSchema, words).flatMap(({ path, value }) => {
    if (typeof value !== "string") return [];
    const field = fieldName(path);
    const known: readonly string[] = [...brandFactNames, ...(serviceNames[field] ?? [])];
    const unknown = templateNames(value).filter((name) => !known.includes(name));
    const advice = `write one of ${known.map((name) => `{${name}}`).join(", ")}`;
    return unknown.map((name) => ({ field, problem: `has {${name}}, which stands for nothing`, advice }));
  });

const repeatedIds = (words: ChatScriptWords): ChatMistake[] =>
  words.steps.flatMap(({ id }, index) => {
    const reserved = id === servicesStep;
    if (!reserved && words.steps.findIndex((step) => step.id === id) === index) return [];
    const owner = reserved ? "the menu of services" : "another step";
    return [
      {
        field: fieldName(["steps", index, "id"]),
        problem: `is ${id}, which ${owner} has already`,
        advice: "write another id",
      },
    ];
  });

/** Every field of the content that names a step. */
const references = (words: ChatScriptWords): { field: string; id: string | undefined }[] => [
  { field: "greeting", id: words.greeting },
  { field: "directContact", id: words.directContact },
  ...words.steps.flatMap(({ options = [], nextStep }, index) => [
    ...options.map((option, optionIndex) => ({
      field: fieldName(["steps", index, "options", optionIndex, "nextStep"]),
      id: option.nextStep,
    })),
    { field: fieldName(["steps", index, "nextStep"]), id: nextStep },
  ]),
];

const brokenReferences = (words: ChatScriptWords, steps: ReadonlyMap<string, ChatStep>): ChatMistake[] => {
  const choices = [...words.steps.map(({ id }) => id), servicesStep].join(", ");
  return references(words).flatMap(({ field, id }) =>
    id === undefined || steps.has(id)
      ? []
      : [{ field, problem: `leads to ${id}, which does not exist`, advice: `write one of ${choices}` }],
  );
};

const optionsOrNextStep = (words: ChatScriptWords): ChatMistake[] =>
  words.steps.flatMap(({ options = [], nextStep }, index) => {
    const field = fieldName(["steps", index]);
    if (options.length === 0 && nextStep === undefined)
      return [{ field, problem: "has neither options nor a nextStep", advice: "write one of the two" }];
    if (options.length === 0 || nextStep === undefined) return [];
    return [
      { field: `${field}.nextStep`, problem: "is never followed, because the step has options", advice: "remove it" },
    ];
  });

const offersPerson = (step: ChatStep | undefined): boolean =>
  step !== undefined && step.options.some(({ action }) => action !== undefined);

const contactWithoutPerson = (words: ChatScriptWords, all: readonly ChatStep[]): ChatMistake[] => {
  const step = all.find(({ id }) => id === words.directContact);
  if (step === undefined || offersPerson(step)) return [];
  const problem = `names ${step.id}, which offers nobody`;
  return [{ field: "directContact", problem, advice: "give that step an option with an action" }];
};

/** All that can be reached from some steps, themselves included. */
const closure = (starts: readonly string[], next: (id: string) => readonly string[]): Set<string> => {
  const found = new Set(starts);
  for (const id of found) for (const other of next(id)) found.add(other);
  return found;
};

/** Steps that follow each other in a circle without a choice; each circle is reported once. */
const circles = (words: ChatScriptWords, steps: ReadonlyMap<string, ChatStep>): ChatMistake[] => {
  const reported = new Set<string>();
  const following = (id: string) => [steps.get(id)?.nextStep ?? []].flat();
  return words.steps.flatMap(({ id }, index) => {
    const after = closure(following(id), following);
    if (!after.has(id) || reported.has(id)) return [];
    for (const member of after) reported.add(member);
    const field = fieldName(["steps", index, "nextStep"]);
    return [{ field, problem: `leads back to ${id} without a question`, advice: "give one of these steps options" }];
  });
};

const deadEnds = (words: ChatScriptWords, steps: ReadonlyMap<string, ChatStep>): ChatMistake[] => {
  const next = (id: string) => {
    const { options = [], nextStep } = steps.get(id) ?? {};
    return [...options.map((option) => option.nextStep), nextStep].filter((step) => step !== undefined);
  };
  const reached = closure([words.greeting], next);
  const leadsToPerson = (id: string) => [...closure([id], next)].some((other) => offersPerson(steps.get(other)));
  const written = words.steps.map(({ id }, index) => ({ id, field: fieldName(["steps", index]) }));
  const advice = (id: string) => `give an option of a step the nextStep ${id}`;
  return [
    ...written
      .filter(({ id }) => !reached.has(id))
      .map(({ id, field }) => ({
        field,
        problem: `is ${id}, which cannot be reached from ${words.greeting}`,
        advice: `${advice(id)}, or remove the step`,
      })),
    ...(reached.has(servicesStep)
      ? []
      : [{ field: "services", problem: `cannot be reached from ${words.greeting}`, advice: advice(servicesStep) }]),
    ...written
      .filter(({ id }) => !leadsToPerson(id))
      .map(({ id, field }) => ({
        field,
        problem: `is ${id}, from where nobody can be reached`,
        advice: `give it an option with the nextStep ${words.directContact}`,
      })),
  ];
};

/**
 * What is wrong with a chat that its schema accepts. The paths through it are checked when every reference is valid.
 *
 * @param services the services that have a page
 */
export const chatMistakes = (words: ChatScriptWords, services: readonly ChatService[]): ChatMistake[] => {
  const all = chatSteps(words, services);
  const steps = new Map(all.map((step) => [step.id, step]));
  const names = unknownNames(words);
  const broken = [
    ...repeatedIds(words),
    ...brokenReferences(words, steps),
    ...optionsOrNextStep(words),
    ...contactWithoutPerson(words, all),
  ];
  if (broken.length > 0) return [...names, ...broken];
  const loops = circles(words, steps);
  return [...names, ...(loops.length > 0 ? loops : deadEnds(words, steps))];
};
