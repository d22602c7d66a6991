import { css } from "@emotion/react";
import caretDown from "@phosphor-icons/core/regular/caret-down.svg";
import { mailLink, telephoneLink, whatsappLink } from "../../domain/contact-links";
import type { CallToAction } from "../../domain/content/shapes";
import { width } from "../../theme/tokens";
import { Icon } from "../primitives/icon";
import { LinkList } from "../primitives/list";
import { iconButtonStyles } from "../primitives/styles";
import { type SiteData, useSiteData } from "../site/site-data";
import { closingListeners, panelStyles } from "./popover";

/**
 * Returns links for a call, an email and, if the company has a number, WhatsApp.
 *
 * @param message prefills WhatsApp, instead of the greeting in the settings
 */
export const quickContactLinks = (data: SiteData, message?: string): CallToAction[] => {
  const { phones, email, emailSubject, whatsapp } = data.siteSettings;
  const labels = data.interfaceLabels;
  return [
    ...phones.slice(0, 1).map(({ number }) => ({ label: labels.call, to: telephoneLink(number) })),
    { label: labels.email, to: mailLink(email, emailSubject) },
    ...(whatsapp === null
      ? []
      : [{ label: labels.whatsapp, to: whatsappLink(whatsapp.number, message ?? whatsapp.greeting) }]),
  ];
};

const positionStyles = css({ right: `max(1.5rem, calc((100vw - ${width.container}) / 2))`, minWidth: "14rem" });

/** A popover with these links, beside the link to the contact page. */
export const QuickContacts = () => {
  const data = useSiteData();
  return (
    <div tabIndex={-1} {...closingListeners}>
      <button css={iconButtonStyles} type="button" popoverTarget="quick-contacts">
        <Icon svg={caretDown} size="1.25rem" label={data.interfaceLabels.quickContacts} />
      </button>
      <div css={[panelStyles, positionStyles]} id="quick-contacts" popover="auto">
        <LinkList links={quickContactLinks(data)} />
      </div>
    </div>
  );
};
