import { brandFactNames, missingFacts } from "../brand-facts";
import { type ChatContent, chatScriptSchema } from "../content/chat-script";
import { fieldValues } from "../content/schema-walk";
import type { SiteSettings } from "../content/settings";
import { fieldName, type FieldError } from "../content/validation-error";
import { nameProblems, templateNames } from "../template-text";
import { type ChatService, chatSteps, type ChatStep, servicesStep, withoutUnreachable } from "./script";

type Steps = ReadonlyMap<string, ChatStep>;

const error = (path: PropertyKey[], problem: string, advice: string) => ({ field: fieldName(path), problem, advice });

/** Texts may use the company facts and the placeholders named in their schema's description. */
const unknownNames = (content: ChatContent, settings: SiteSettings | undefined): FieldError[] => {
  const missing = missingFacts(settings);
  const facts = brandFactNames.filter((name) => !missing.includes(name));
  return fieldValues(chatScriptSchema, content).flatMap(({ path, value, meta }) => {
    if (typeof value !== "string") return [];
    const known = new Set([...facts, ...templateNames(meta.description ?? "")]);
    return nameProblems(value, [...known]).map(({ problem, advice }) => error(path, problem, advice));
  });
};

const offersPerson = (step?: ChatStep) => step?.options?.some(({ action }) => action !== undefined) === true;

/** Reports duplicate and unknown ids, and steps without exactly one of options and `nextStep`. */
const stepErrors = (content: ChatContent, steps: Steps): FieldError[] => {
  const ids = content.steps.map(({ id }) => id);
  const reference = (path: PropertyKey[], id: string | undefined) =>
    id === undefined || steps.has(id)
      ? []
      : error(path, `leads to ${id}, which does not exist`, `write one of ${[...ids, servicesStep].join(", ")}`);
  const errors = [reference(["greeting"], content.greeting), reference(["directContact"], content.directContact)];
  content.steps.forEach(({ id, options, nextStep }, index) => {
    const path = ["steps", index];
    const owner = id === servicesStep ? "the menu of services" : ids.indexOf(id) < index ? "another step" : undefined;
    if (owner !== undefined)
      errors.push(error([...path, "id"], `is ${id}, which ${owner} has already`, "write another id"));
    options?.forEach((option, optionIndex) =>
      errors.push(reference([...path, "options", optionIndex, "nextStep"], option.nextStep)),
    );
    errors.push(reference([...path, "nextStep"], nextStep));
    if (options === undefined && nextStep === undefined)
      errors.push(error(path, "has neither options nor a nextStep", "write one of the two"));
    if (options !== undefined && nextStep !== undefined)
      errors.push(error([...path, "nextStep"], "is never followed, because the step has options", "remove it"));
  });
  const contact = steps.get(content.directContact);
  if (contact !== undefined && !offersPerson(contact)) {
    const problem = `names ${contact.id}, which has no contact option`;
    errors.push(error(["directContact"], problem, "give that step an option with an action"));
  }
  return errors.flat();
};

/** Returns all ids that are reachable from `starts`, inclusive. */
const reachable = (starts: readonly string[], next: (id: string) => readonly string[]): Set<string> => {
  const found = new Set(starts);
  for (const id of found) for (const other of next(id)) found.add(other);
  return found;
};

/** Reports cycles of steps without options, each cycle at its first step. */
const circles = (content: ChatContent, steps: Steps): FieldError[] => {
  const following = (id: string) => [steps.get(id)?.nextStep ?? []].flat();
  return content.steps.flatMap(({ id }, index) => {
    const circle = reachable(following(id), following);
    const first = content.steps.findIndex((step) => circle.has(step.id));
    if (!circle.has(id) || first < index) return [];
    const problem = `leads back to ${id} without a question`;
    return error(["steps", index, "nextStep"], problem, "give one of these steps options instead of its nextStep");
  });
};

const deadEnds = (content: ChatContent, steps: Steps): FieldError[] => {
  const { greeting, directContact } = content;
  const next = (id: string) => {
    const { options = [], nextStep } = steps.get(id) ?? {};
    return [...options.map((option) => option.nextStep), nextStep].filter((step) => step !== undefined);
  };
  const reached = reachable([greeting], next);
  const problem = `cannot be reached from ${greeting}`;
  const advice = (id: string) => `give an option of a step the nextStep ${id}`;
  const errors = reached.has(servicesStep) ? [] : [error(["services"], problem, advice(servicesStep))];
  content.steps.forEach(({ id }, index) => {
    const path = ["steps", index];
    if (!reached.has(id)) errors.push(error(path, `is ${id}, which ${problem}`, `${advice(id)}, or remove the step`));
    if (![...reachable([id], next)].some((other) => offersPerson(steps.get(other)))) {
      const option = `give it an option with the nextStep ${directContact}`;
      errors.push(error(path, `is ${id}, which leads to no contact option`, option));
    }
  });
  return errors;
};

/**
 * Checks a chat that its schema has accepted. The paths through it are only checked if all references are valid.
 *
 * @param services the services that have a page
 */
export const chatErrors = (
  written: ChatContent,
  services: readonly ChatService[],
  settings: SiteSettings | undefined,
): FieldError[] => {
  const content = settings === undefined ? written : withoutUnreachable(written, settings);
  const steps = new Map(chatSteps(content, services).map((step) => [step.id, step]));
  const found = stepErrors(written, steps);
  if (found.length === 0) found.push(...circles(content, steps));
  if (found.length === 0) found.push(...deadEnds(content, steps));
  return [...unknownNames(written, settings), ...found];
};
