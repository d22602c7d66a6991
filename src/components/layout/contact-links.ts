import { mailLink, telephoneLink, whatsappLink } from "../../domain/contact-links";
import type { SiteData } from "../site/site-data";
import type { CallToAction } from "../../domain/content/shapes";

/**
 * The quick ways to reach the company: call, mail, WhatsApp.
 *
 * @param message what is already typed in WhatsApp, instead of the greeting of the settings
 */
export const quickContactLinks = (data: SiteData, message?: string): CallToAction[] => {
  const { phones, email, emailSubject, whatsapp } = data.siteSettings;
  const labels = data.interfaceLabels;
  return [
    ...phones.slice(0, 1).map(({ number }) => ({ label: labels.call, to: telephoneLink(number) })),
    { label: labels.email, to: mailLink(email, emailSubject) },
    { label: labels.whatsapp, to: whatsappLink(whatsapp.number, message ?? whatsapp.greeting) },
  ];
};
