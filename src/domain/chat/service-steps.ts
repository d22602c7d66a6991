import type { ChatScriptWords } from "../content/chat-script";
import { type Service, serviceCategories } from "../content/service";
import { enquiryFormId, enquiryPath, questionPath, servicePath } from "../paths";
import { fillTemplate } from "../template-text";
import type { ChatStep } from "./script";

/** What the chat says of a service. Its questions are missing in a file that is refused for it. */
export type ChatService = Pick<Service, "title" | "slug" | "order" | "category" | "description"> &
  Partial<Pick<Service, "questions">>;

/** The menu of categories. Options of the content may lead to it. */
export const servicesStep = "services";

const serviceStep = (slug: string): string => `service:${slug}`;
const questionsStep = (slug: string): string => `questions:${slug}`;
const answerStep = (slug: string, index: number): string => `answer:${slug}:${index + 1}`;

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

/** A step that offers the questions of a service, and one with each answer. */
const questionSteps = (words: ChatScriptWords, service: ChatService, previousStep: string): ChatStep[] => {
  const { title, slug, questions = [] } = service;
  const { message, back, contact } = words.services.questions;
  return [
    {
      id: questionsStep(slug),
      message: fillTemplate(message, { title }),
      options: [
        ...questions.map(({ question }, index) => ({ text: question, nextStep: answerStep(slug, index) })),
        { text: back, nextStep: previousStep },
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

/** A service's info, then the direct contact, which after a service offers its questions as well. */
const aboutService = (words: ChatScriptWords, service: ChatService): ChatStep[] => {
  const { slug, questions = [] } = service;
  const contact = words.steps.find(({ id }) => id === words.directContact);
  if (contact === undefined || questions.length === 0) return [infoStep(words, service, words.directContact)];
  const id = `contact:${slug}`;
  const toQuestions = { text: words.services.questions.open, nextStep: questionsStep(slug) };
  return [
    infoStep(words, service, id),
    { ...contact, id, options: [toQuestions, ...(contact.options ?? [])], links: [] },
    ...questionSteps(words, service, id),
  ];
};

/**
 * The steps that are made of the services: the menu of categories, a menu for each category that has a service, a step
 * about each service, and its questions.
 *
 * @param services all that have a page, in any order
 */
export const serviceSteps = (words: ChatScriptWords, services: readonly ChatService[]): ChatStep[] => {
  const { message, back, backToCategories } = words.services;
  const sorted = services.toSorted((a, b) => a.order - b.order);
  const menus = serviceCategories
    .flatMap((name) => words.categories.filter(({ category }) => category === name))
    .map((menu) => ({
      ...menu,
      id: `category:${menu.category}`,
      services: sorted.filter(({ category }) => category === menu.category),
    }))
    .filter((menu) => menu.services.length > 0);
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
    ...menus.map((menu) => ({
      id: menu.id,
      message: menu.message,
      options: [
        ...menu.services.map(({ title, slug }) => ({ text: title, nextStep: serviceStep(slug) })),
        { text: backToCategories, nextStep: servicesStep },
      ],
      links: [],
    })),
    ...menus.flatMap((menu) => menu.services.flatMap((service) => aboutService(words, service))),
  ];
};
