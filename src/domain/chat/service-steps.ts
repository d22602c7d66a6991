import type { ChatScriptWords } from "../content/chat-script";
import { type Service, serviceCategories } from "../content/service";
import { enquiryFormId, enquiryPath, servicePath } from "../paths";
import { fillTemplate } from "../template-text";
import { type QuestionedService, questionsOption, questionSteps } from "./question-steps";
import type { ChatStep } from "./script";

/** What the chat says of a service. */
export type ChatService = QuestionedService & Pick<Service, "order" | "category" | "description">;

/** The menu of categories. Options of the content may lead to it. */
export const servicesStep = "services";

const categoryStep = (category: string): string => `category:${category}`;
const serviceStep = (slug: string): string => `service:${slug}`;
const contactStep = (slug: string): string => `contact:${slug}`;

const infoStep = (words: ChatScriptWords, { title, slug, description }: ChatService, nextStep: string): ChatStep => {
  const { info, page, enquire } = words.services;
  return {
    id: serviceStep(slug),
    message: fillTemplate(info, { title, description }),
    options: [],
    links: [
      { text: page, about: title, to: servicePath(slug) },
      { text: enquire, about: title, to: `${enquiryPath(slug)}#${enquiryFormId}` },
    ],
    nextStep,
  };
};

/** What the chat says of a service, then the direct contact, which after a service offers its questions as well. */
const aboutService = (words: ChatScriptWords, service: ChatService): ChatStep[] => {
  const contact = words.steps.find(({ id }) => id === words.directContact);
  const questions = questionsOption(words, service);
  if (contact === undefined || questions === undefined) return [infoStep(words, service, words.directContact)];
  const id = contactStep(service.slug);
  return [
    infoStep(words, service, id),
    { ...contact, id, options: [questions, ...(contact.options ?? [])], links: [] },
    ...questionSteps(words, service, id),
  ];
};

/**
 * The steps that are made of the services: the menu of categories, a menu for
 * each category that has a service, a step about each service, and its questions.
 *
 * @param services all that have a page, in any order
 */
export const serviceSteps = (words: ChatScriptWords, services: readonly ChatService[]): ChatStep[] => {
  const { message, back, backToCategories } = words.services;
  const sorted = [...services].sort((a, b) => a.order - b.order);
  const menus = serviceCategories.flatMap((name) => {
    const inside = sorted.filter(({ category }) => category === name);
    const menu = words.categories.find(({ category }) => category === name);
    return menu === undefined || inside.length === 0 ? [] : [{ ...menu, id: categoryStep(name), inside }];
  });
  return [
    {
      id: servicesStep,
      message,
      options: [
        ...menus.map(({ label, id }) => ({ text: label, nextStep: id })),
        { text: back, nextStep: words.greeting },
      ],
      links: [],
    },
    ...menus.map(({ id, message: question, inside }) => ({
      id,
      message: question,
      options: [
        ...inside.map(({ title, slug }) => ({ text: title, nextStep: serviceStep(slug) })),
        { text: backToCategories, nextStep: servicesStep },
      ],
      links: [],
    })),
    ...menus.flatMap(({ inside }) => inside.flatMap((service) => aboutService(words, service))),
  ];
};
