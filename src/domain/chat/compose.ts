import { type BrandSettings, brandFacts } from "../brand-facts";
import { mailLink, telephoneLink, whatsappLink } from "../contact-links";
import type { ChatScriptWords } from "../content/chat-script";
import type { SiteSettings } from "../content/settings";
import { fillTemplate } from "../template-text";
import type { ChatAction, ChatScript, ChatStep } from "./script";
import { type ChatService, serviceSteps } from "./service-steps";

/** What the chat needs to know of the company. */
export type ChatSettings = BrandSettings & Pick<SiteSettings, "emailSubject" | "whatsapp">;

/** All steps of the chat: those that are written, then those that are made of the services. */
export const chatSteps = (words: ChatScriptWords, services: readonly ChatService[]): ChatStep[] => [
  ...words.steps.map((step) => ({ ...step, options: step.options ?? [], links: [] })),
  ...serviceSteps(words, services),
];

/** Fills the company's facts into every text. */
const filled = (words: ChatScriptWords, facts: Readonly<Record<string, string>>): ChatScriptWords =>
  JSON.parse(JSON.stringify(words), (_key, value: unknown) =>
    typeof value === "string" ? fillTemplate(value, facts) : value,
  ) as ChatScriptWords;

const addressesOf = ({ phones, email, emailSubject, whatsapp }: ChatSettings, message: string) => {
  const [phone] = phones;
  return {
    ...(phone !== undefined && { call: telephoneLink(phone.number) }),
    email: mailLink(email, emailSubject),
    whatsapp: whatsappLink(whatsapp.number, message),
  } satisfies Partial<Record<ChatAction, string>>;
};

/** The chat as browsers load it. */
export const composeChatScript = (
  written: ChatScriptWords,
  services: readonly ChatService[],
  settings: ChatSettings,
): ChatScript => {
  const words = filled(written, brandFacts(settings));
  return {
    words: words.conversation,
    greeting: words.greeting,
    directContact: words.directContact,
    addresses: addressesOf(settings, words.panel.whatsapp),
    steps: chatSteps(words, services),
  };
};
