import type { AnchorHTMLAttributes } from "react";

/** Mocks `gatsby` for components: no queries, plain links. */
export const graphql = () => undefined;

export const navigate = jest.fn();

export const Link = ({ to, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) => (
  <a href={to} {...rest}>
    {children}
  </a>
);
