import type { ChatScriptWords } from "../content/chat-script";
import { fieldName, type Mistake } from "../content/mistake";
import { type ChatStep, offersPerson } from "./script";
import { servicesStep } from "./service-steps";

export type ChatMistake = Omit<Mistake, "file">;

const repeatedIds = (words: ChatScriptWords, steps: readonly ChatStep[]): ChatMistake[] =>
  words.steps.flatMap(({ id }, index) => {
    const reserved = id === servicesStep;
    if (!reserved && steps.findIndex((step) => step.id === id) === index) return [];
    const owner = reserved ? "the menu of services" : "another step";
    return [
      {
        field: fieldName(["steps", index, "id"]),
        problem: `is ${id}, which ${owner} has already`,
        advice: "write another id",
      },
    ];
  });

/** Every place of the content that names a step. */
const references = (words: ChatScriptWords): { field: string; id: string | undefined }[] => [
  { field: "greeting", id: words.greeting },
  { field: "directContact", id: words.directContact },
  ...words.steps.flatMap(({ options = [], nextStep }, index) => [
    ...options.map((option, place) => ({
      field: fieldName(["steps", index, "options", place, "nextStep"]),
      id: option.nextStep,
    })),
    { field: fieldName(["steps", index, "nextStep"]), id: nextStep },
  ]),
];

const brokenReferences = (words: ChatScriptWords, steps: readonly ChatStep[]): ChatMistake[] => {
  const ids = new Set(steps.map(({ id }) => id));
  const choices = [...words.steps.map(({ id }) => id), servicesStep].join(", ");
  return references(words).flatMap(({ field, id }) =>
    id === undefined || ids.has(id)
      ? []
      : [{ field, problem: `leads to ${id}, which does not exist`, advice: `write one of ${choices}` }],
  );
};

const shapeless = (words: ChatScriptWords): ChatMistake[] =>
  words.steps.flatMap(({ options = [], nextStep }, index) => {
    const field = fieldName(["steps", index]);
    if (options.length === 0 && nextStep === undefined)
      return [{ field, problem: "has neither options nor a nextStep", advice: "write one of the two" }];
    if (options.length === 0 || nextStep === undefined) return [];
    return [
      { field: `${field}.nextStep`, problem: "is never followed, because the step has options", advice: "remove it" },
    ];
  });

const noPerson = (words: ChatScriptWords, steps: readonly ChatStep[]): ChatMistake[] => {
  const step = steps.find(({ id }) => id === words.directContact);
  return step === undefined || offersPerson(step)
    ? []
    : [
        {
          field: "directContact",
          problem: `names ${step.id}, which offers nobody`,
          advice: "give that step an option with an action",
        },
      ];
};

/**
 * What is wrong with single steps of a chat: an id used twice, a name of a step
 * that does not exist, a step that leads nowhere, a direct contact without one.
 *
 * @param steps all steps, those of the words first
 */
export const referenceMistakes = (words: ChatScriptWords, steps: readonly ChatStep[]): ChatMistake[] => [
  ...repeatedIds(words, steps),
  ...brokenReferences(words, steps),
  ...shapeless(words),
  ...noPerson(words, steps),
];
