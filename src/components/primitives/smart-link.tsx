import { Link } from "gatsby";
import type { AnchorHTMLAttributes } from "react";

export interface SmartLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  to: string;
  /** Whether it may name a path that is redirected, where there is no page to be fetched beforehand. */
  maybeRedirected?: boolean;
}

/** A link to a page of this site (by client-side navigation) or to another. */
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
