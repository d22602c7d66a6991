import type { ChatScriptWords } from "../content/chat-script";
import type { Service } from "../content/service";
import { questionPath, servicePath } from "../paths";
import { fillTemplate } from "../template-text";
import type { ChatOption, ChatStep } from "./script";

/** A service with the questions that its page answers; none in a file that is refused for it. */
export type QuestionedService = Pick<Service, "title" | "slug"> & Partial<Pick<Service, "questions">>;

const questionsStep = (slug: string): string => `questions:${slug}`;
const answerStep = (slug: string, index: number): string => `answer:${slug}:${index + 1}`;

/** Leads to the questions of a service; undefined where it has none. */
export const questionsOption = (
  words: ChatScriptWords,
  { slug, questions = [] }: QuestionedService,
): ChatOption | undefined =>
  questions.length === 0 ? undefined : { text: words.services.questions.open, nextStep: questionsStep(slug) };

/**
 * The questions of a service as the chat asks them: a step that offers them, and
 * one with each answer, which leads back, to a person, and to its place on the page.
 *
 * @param before the step from which a visitor comes, and to which the way back leads
 */
export const questionSteps = (words: ChatScriptWords, service: QuestionedService, before: string): ChatStep[] => {
  const { title, slug, questions = [] } = service;
  const { message, back, contact } = words.services.questions;
  return [
    {
      id: questionsStep(slug),
      message: fillTemplate(message, { title }),
      options: [
        ...questions.map(({ question }, index) => ({ text: question, nextStep: answerStep(slug, index) })),
        { text: back, nextStep: before },
      ],
      links: [],
    },
    ...questions.map(({ question, answer }, index) => ({
      id: answerStep(slug, index),
      message: answer,
      options: [
        { text: contact, nextStep: words.directContact },
        { text: back, nextStep: questionsStep(slug) },
      ],
      links: [{ text: words.services.page, about: title, to: questionPath(servicePath(slug), question) }],
    })),
  ];
};
