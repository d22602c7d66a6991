import { brandFactNames } from "../brand-facts";
import { chatScriptSchema, type ChatScriptWords } from "../content/chat-script";
import { fieldName } from "../content/mistake";
import { fieldValues } from "../content/schema-walk";
import { templateNames } from "../template-text";
import { chatSteps } from "./compose";
import { pathMistakes } from "./path-check";
import { type ChatMistake, referenceMistakes } from "./reference-check";
import type { ChatService } from "./service-steps";

/** Names that have a value in one text only: what is said of a service. */
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

/**
 * What is wrong with a chat that its schema accepts. Ways through it are looked
 * at only when every name of a step in it exists.
 *
 * @param services the services that have a page
 */
export const chatMistakes = (words: ChatScriptWords, services: readonly ChatService[]): ChatMistake[] => {
  const steps = chatSteps(words, services);
  const broken = referenceMistakes(words, steps);
  return [...unknownNames(words), ...(broken.length > 0 ? broken : pathMistakes(words, steps))];
};
