import { SmartLink } from "../primitives/smart-link";
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
        <SmartLink to={address.mapUrl}>
          {address.street}, {address.locality}, {address.region} {address.postalCode}, {address.country}
        </SmartLink>
      </li>
      <li>{hours.text}</li>
    </ul>
  );
};
