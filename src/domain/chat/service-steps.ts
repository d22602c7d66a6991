import type { ChatScriptWords } from "../content/chat-script";
import { type Service, serviceCategories } from "../content/service";
import { enquiryFormId, enquiryPath, servicePath } from "../paths";
import { fillTemplate } from "../template-text";
import type { ChatStep } from "./script";

/** What the chat says of a service. */
export type ChatService = Pick<Service, "title" | "slug" | "order" | "category" | "description">;

/** The menu of categories. Options of the content may lead to it. */
export const servicesStep = "services";

const categoryStep = (category: string): string => `category:${category}`;
const serviceStep = (slug: string): string => `service:${slug}`;

const infoStep = (words: ChatScriptWords, { title, slug, description }: ChatService): ChatStep => {
  const { info, page, enquire } = words.services;
  return {
    id: serviceStep(slug),
    message: fillTemplate(info, { title, description }),
    options: [],
    links: [
      { text: page, about: title, to: servicePath(slug) },
      { text: enquire, about: title, to: `${enquiryPath(slug)}#${enquiryFormId}` },
    ],
    nextStep: words.directContact,
  };
};

/**
 * The steps that are made of the services: the menu of categories, a menu for
 * each category that has a service, and a step about each service.
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
    ...menus.flatMap(({ inside }) => inside.map((service) => infoStep(words, service))),
  ];
};
