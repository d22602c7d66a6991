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
 * The quick ways to reach the company: call, mail, and WhatsApp where it has a number there.
 *
 * @param message what is already typed in WhatsApp, instead of the greeting of the settings
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

/** The quick ways at a glance, beside the link to the contact page. */
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
