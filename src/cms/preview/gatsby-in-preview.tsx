import type { ComponentProps } from "react";

/** Replaces the package `gatsby` in the editor's bundle, which runs no queries. */
export const graphql = (): undefined => undefined;

/** Previews get all data as props, so no component runs a static query. */
export const useStaticQuery = (): never => {
  throw new Error("A component of the preview asks for data itself; give it as a prop.");
};

export const Link = ({ to, children, ...rest }: ComponentProps<"a"> & { to: string }) => (
  <a href={to} {...rest}>
    {children}
  </a>
);
