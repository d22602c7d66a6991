import { css } from "@emotion/react";
import { addressLine } from "../../domain/brand-facts";
import { mailLink, telephoneLink } from "../../domain/contact-links";
import { fillTemplate } from "../../domain/template-text";
import { color, space } from "../../theme/tokens";
import { LinkList } from "../primitives/list";
import { SmartLink } from "../primitives/smart-link";
import { screenOnly } from "../primitives/styles";
import { useSiteData } from "../site/site-data";

export const FooterContact = () => {
  const { email, emailSubject, phones, address, hours } = useSiteData().siteSettings;
  const links = [
    { label: email, to: mailLink(email, emailSubject) },
    ...phones.map(({ number }) => ({ label: number, to: telephoneLink(number) })),
  ];
  const office = addressLine(address);
  return (
    <LinkList links={links}>
      <li>{address.mapUrl === null ? office : <SmartLink to={address.mapUrl}>{office}</SmartLink>}</li>
      {hours && <li>{hours.text}</li>}
    </LinkList>
  );
};

const legalStyles = css(screenOnly, {
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

export const FooterLegal = () => {
  const { interfaceLabels, siteSettings, allLegalPage } = useSiteData();
  return (
    <div css={legalStyles}>
      {/* After New Year the prerendered year is a mismatch, and React would re-render everything. */}
      <p suppressHydrationWarning>
        {fillTemplate(interfaceLabels.copyright, { year: new Date().getFullYear(), name: siteSettings.name })}
      </p>
      <nav aria-label={interfaceLabels.legal}>
        <LinkList links={allLegalPage.nodes} />
      </nav>
    </div>
  );
};
