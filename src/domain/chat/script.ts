import { type BrandSettings, brandFacts } from "../brand-facts";
import { mailLink, telephoneLink, whatsappLink } from "../contact-links";
import type { ChatContent } from "../content/chat-script";
import type { Service } from "../content/service";
import type { SiteSettings } from "../content/settings";
import { enquiryFormId, enquiryPath, questionPath, servicePath } from "../paths";
import { fillTemplate, fillTemplates } from "../template-text";

type WrittenStep = ChatContent["steps"][number];
export type ChatOption = NonNullable<WrittenStep["options"]>[number];

/** A step from the content, or generated from a service. */
export interface ChatStep extends Omit<WrittenStep, "link"> {
  /** Internal links; `about` is the link's subject, for screen readers. */
  links?: { text: string; about?: string; to: string }[] | undefined;
}

/** The chat as browsers load it, composed of content, services and settings. */
export interface ChatScript {
  labels: ChatContent["conversation"];
  /** The id of the first step. */
  greeting: string;
  /** The id of the step with contact options, which also follows an unknown step. */
  directContact: string;
  /** The URL that each action opens. */
  urls: Partial<Record<NonNullable<ChatOption["action"]>, string | undefined>>;
  steps: readonly ChatStep[];
}

/** The service fields that the chat uses. A file with errors has no questions. */
export type ChatService = Pick<Service, "title" | "slug" | "order" | "category" | "description"> &
  Partial<Pick<Service, "questions">>;

/** The id of the generated category menu, to which content options may lead. */
export const servicesStep = "services";

const serviceStep = (slug: string): string => `service:${slug}`;

const writtenStep = ({ link, ...step }: WrittenStep): ChatStep => ({
  ...step,
  ...(link !== undefined && { links: [{ text: link.label, to: link.to }] }),
});

/** Returns a service's steps: its info, then the direct contact, with the service's questions if any. */
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
 * Returns all steps: those of the content, the category menu, the menu of each category, and the steps of each service.
 *
 * @param services those with a page, in any order
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

/** Removes the WhatsApp options if the settings have no WhatsApp number. */
export const withoutUnreachable = (content: ChatContent, { whatsapp }: Pick<SiteSettings, "whatsapp">) => ({
  ...content,
  steps: content.steps.map(({ options, ...step }) => ({
    ...step,
    ...(options && { options: options.filter(({ action }) => action !== "whatsapp" || whatsapp !== undefined) }),
  })),
});

/** Composes the chat for browsers, with the company facts filled in. */
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
