import { type BrandSettings, brandFacts } from "../brand-facts";
import { mailLink, telephoneLink, whatsappLink } from "../contact-links";
import type { ChatContent } from "../content/chat-script";
import type { Service } from "../content/service";
import type { SiteSettings } from "../content/settings";
import { enquiryFormId, enquiryPath, questionPath, servicePath } from "../paths";
import { fillTemplate, fillTemplates } from "../template-text";

type WrittenStep = ChatContent["steps"][number];
export type ChatOption = NonNullable<WrittenStep["options"]>[number];

/** A step of the content, or one that is made of a service. */
export interface ChatStep extends Omit<WrittenStep, "link"> {
  /** Pages of this site; `about` is the subject of the link, for screen readers. */
  links?: { text: string; about?: string; to: string }[] | undefined;
}

/** The whole chat as browsers load it: content, services and settings in one. */
export interface ChatScript {
  labels: ChatContent["conversation"];
  /** The id of the first step. */
  greeting: string;
  /** The id of the step that offers a person, which also follows an unknown step. */
  directContact: string;
  /** The URL that each action opens. */
  urls: Partial<Record<NonNullable<ChatOption["action"]>, string | undefined>>;
  steps: readonly ChatStep[];
}

/** What the chat says of a service. A file with errors has no questions here. */
export type ChatService = Pick<Service, "title" | "slug" | "order" | "category" | "description"> &
  Partial<Pick<Service, "questions">>;

/** The id of the menu of categories, to which options of the content may lead. */
export const servicesStep = "services";

const serviceStep = (slug: string): string => `service:${slug}`;

const writtenStep = ({ link, ...step }: WrittenStep): ChatStep => ({
  ...step,
  ...(link !== undefined && { links: [{ text: link.label, to: link.to }] }),
});

/** A service's info, then the direct contact, which offers the service's questions where it has any. */
const stepsAbout = (content: ChatContent, { title, slug, description, questions = [] }: ChatService): ChatStep[] => {
  const { info, page, enquire, questions: labels } = content.services;
  const path = servicePath(slug);
  const [contactStep, questionsStep] = [`contact:${slug}`, `questions:${slug}`];
  const answerStep = (index: number) => `answer:${slug}:${index + 1}`;
  const contact = content.steps.find(({ id }) => id === content.directContact);
  const about: ChatStep = {
    id: serviceStep(slug),
    message: fillTemplate(info, { title, description }),
    links: [
      { text: page, about: title, to: path },
      { text: enquire, about: title, to: `${enquiryPath(slug)}#${enquiryFormId}` },
    ],
    nextStep: content.directContact,
  };
  if (contact === undefined || questions.length === 0) return [about];
  return [
    { ...about, nextStep: contactStep },
    {
      ...writtenStep(contact),
      id: contactStep,
      options: [{ text: labels.open, nextStep: questionsStep }, ...(contact.options ?? [])],
    },
    {
      id: questionsStep,
      message: fillTemplate(labels.message, { title }),
      options: [
        ...questions.map(({ question }, index) => ({ text: question, nextStep: answerStep(index) })),
        { text: labels.back, nextStep: contactStep },
      ],
    },
    ...questions.map(({ question, answer }, index) => ({
      id: answerStep(index),
      message: answer,
      options: [
        { text: labels.contact, nextStep: content.directContact },
        { text: labels.back, nextStep: questionsStep },
      ],
      links: [{ text: page, about: title, to: questionPath(path, question) }],
    })),
  ];
};

/**
 * All steps: those of the content, then the menu of categories, the menu of each category, and the steps about each
 * service.
 *
 * @param services all that have a page, in any order
 */
export const chatSteps = (content: ChatContent, services: readonly ChatService[]): ChatStep[] => {
  const { message, back, backToCategories } = content.services;
  const sorted = services.toSorted((a, b) => a.order - b.order);
  const menus = content.categories
    .map(({ category, ...menu }) => ({
      ...menu,
      id: `category:${category}`,
      services: sorted.filter((service) => service.category === category),
    }))
    .filter((menu) => menu.services.length > 0);
  return [
    ...content.steps.map(writtenStep),
    {
      id: servicesStep,
      message,
      options: [
        ...menus.map(({ label, id }) => ({ text: label, nextStep: id })),
        { text: back, nextStep: content.greeting },
      ],
    },
    ...menus.map((menu) => ({
      id: menu.id,
      message: menu.message,
      options: [
        ...menu.services.map(({ title, slug }) => ({ text: title, nextStep: serviceStep(slug) })),
        { text: backToCategories, nextStep: servicesStep },
      ],
    })),
    ...menus.flatMap((menu) => menu.services.flatMap((service) => stepsAbout(content, service))),
  ];
};

/** The chat without the options whose action the company cannot be reached by. */
export const withoutUnreachable = (content: ChatContent, { whatsapp }: Pick<SiteSettings, "whatsapp">) => ({
  ...content,
  steps: content.steps.map(({ options, ...step }) => ({
    ...step,
    ...(options && { options: options.filter(({ action }) => action !== "whatsapp" || whatsapp !== undefined) }),
  })),
});

/** The chat as browsers load it, with the company's facts in its texts. */
export const composeChatScript = (
  written: ChatContent,
  services: readonly ChatService[],
  settings: BrandSettings & Pick<SiteSettings, "emailSubject" | "whatsapp">,
): ChatScript => {
  const content = withoutUnreachable(fillTemplates(written, brandFacts(settings)), settings);
  const { whatsapp, phones } = settings;
  const [phone] = phones;
  return {
    labels: content.conversation,
    greeting: content.greeting,
    directContact: content.directContact,
    urls: {
      call: phone && telephoneLink(phone.number),
      email: mailLink(settings.email, settings.emailSubject),
      whatsapp: whatsapp && whatsappLink(whatsapp.number, content.panel.whatsapp),
    },
    steps: chatSteps(content, services),
  };
};
