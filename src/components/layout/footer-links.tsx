import { SmartLink } from "../primitives/smart-link";

export const FooterLinks = ({ links }: { links: readonly { label: string; to: string }[] }) => (
  <ul>
    {links.map(({ label, to }) => (
      <li key={to}>
        <SmartLink to={to}>{label}</SmartLink>
      </li>
    ))}
  </ul>
);
