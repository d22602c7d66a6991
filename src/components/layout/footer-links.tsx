import { SmartLink } from "../primitives/smart-link";
import type { CallToAction } from "../../domain/content/shapes";

interface FooterLinksProps {
  links: readonly CallToAction[];
  className?: string;
}

export const FooterLinks = ({ links, ...rest }: FooterLinksProps) => (
  <ul {...rest}>
    {links.map(({ label, to }) => (
      <li key={to}>
        <SmartLink to={to}>{label}</SmartLink>
      </li>
    ))}
  </ul>
);
