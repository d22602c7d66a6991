import { SmartLink } from "../primitives/smart-link";
import { addressLine } from "../../domain/brand-facts";
import { mailLink, telephoneLink } from "../../domain/contact-links";
import { required, type SiteData } from "./site-data";

export const FooterContact = ({ data }: { data: SiteData }) => {
  const { email, emailSubject, phones, address, hours } = required(data.siteSettings);
  return (
    <ul>
      <li>
        <SmartLink to={mailLink(email, emailSubject)}>{email}</SmartLink>
      </li>
      {phones.map(({ number }) => (
        <li key={number}>
          <SmartLink to={telephoneLink(number)}>{number}</SmartLink>
        </li>
      ))}
      <li>
        <SmartLink to={address.mapUrl}>{addressLine(address)}</SmartLink>
      </li>
      <li>{hours.text}</li>
    </ul>
  );
};
