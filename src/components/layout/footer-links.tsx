import { SmartLink } from "../primitives/smart-link";
import type { CallToAction } from "../../domain/content/shapes";

export const FooterLinks = ({ links }: { links: readonly CallToAction[] }) => (
  <ul>
    {links.map(({ label, to }) => (
      <li key={to}>
        <SmartLink to={to}>{label}</SmartLink>
      </li>
    ))}
  </ul>
);
