import { Link } from "gatsby";
import type { AnchorHTMLAttributes } from "react";

export interface SmartLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  to: string;
  /** Whether the path may be redirected, so that there is no page to prefetch. */
  maybeRedirected?: boolean;
}

/** A link to a page of this site (with client-side navigation) or to another site. */
export const SmartLink = ({ to, maybeRedirected = false, children, ...rest }: SmartLinkProps) =>
  to.startsWith("/") && !maybeRedirected ? (
    <Link to={to} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={to} {...rest}>
      {children}
    </a>
  );
