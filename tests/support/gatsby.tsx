import type { AnchorHTMLAttributes } from "react";

/** What components import from Gatsby, where there is no Gatsby: queries vanish and links are plain. */
export const graphql = () => undefined;

export const navigate = jest.fn();

export const Link = ({ to, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) => (
  <a href={to} {...rest}>
    {children}
  </a>
);
