import { css } from "@emotion/react";
import { addressLine } from "../../domain/brand-facts";
import { mailLink, telephoneLink } from "../../domain/contact-links";
import type { CallToAction } from "../../domain/content/shapes";
import { fillTemplate } from "../../domain/template-text";
import { color, space } from "../../theme/tokens";
import { List } from "../primitives/list";
import { SmartLink } from "../primitives/smart-link";
import { useSiteData } from "../site/site-data";

interface FooterLinksProps {
  links: readonly CallToAction[];
  className?: string;
}

export const FooterLinks = ({ links, ...rest }: FooterLinksProps) => (
  <List {...rest}>
    {links.map(({ label, to }) => (
      <li key={to}>
        <SmartLink to={to}>{label}</SmartLink>
      </li>
    ))}
  </List>
);

export const FooterContact = () => {
  const { email, emailSubject, phones, address, hours } = useSiteData().siteSettings;
  const links = [
    { label: email, to: mailLink(email, emailSubject) },
    ...phones.map(({ number }) => ({ label: number, to: telephoneLink(number) })),
  ];
  const office = addressLine(address);
  return (
    <List>
      {links.map(({ label, to }) => (
        <li key={to}>
          <SmartLink to={to}>{label}</SmartLink>
        </li>
      ))}
      <li>{address.mapUrl === null ? office : <SmartLink to={address.mapUrl}>{office}</SmartLink>}</li>
      {hours && <li>{hours.text}</li>}
    </List>
  );
};

const legalStyles = css({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space[2]} ${space[8]}`,
  marginBlockStart: space[12],
  paddingBlockStart: space[6],
  borderBlockStart: `1px solid ${color.line}`,
  "& ul": { display: "flex", flexWrap: "wrap", columnGap: space[6] },
});

/** The last line of every page. */
export const FooterLegal = () => {
  const { interfaceLabels, siteSettings, allLegalPage } = useSiteData();
  return (
    <div css={legalStyles}>
      <p>{fillTemplate(interfaceLabels.copyright, { year: new Date().getFullYear(), name: siteSettings.name })}</p>
      <nav aria-label={interfaceLabels.legal}>
        <FooterLinks links={allLegalPage.nodes.map(({ title, path }) => ({ label: title, to: path }))} />
      </nav>
    </div>
  );
};
