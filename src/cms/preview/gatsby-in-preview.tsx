import type { AnchorHTMLAttributes } from "react";

/** Stands in for the package `gatsby`, of which there is nothing in the CMS. A build takes the queries out itself. */
export const graphql = (): undefined => undefined;

/** The preview is given all data; nothing in it asks for its own. */
export const useStaticQuery = (): never => {
  throw new Error("A component of the preview asks for data itself; give it as a prop.");
};

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
  to: string;
}

export const Link = ({ to, children, ...rest }: LinkProps) => (
  <a href={to} {...rest}>
    {children}
  </a>
);
