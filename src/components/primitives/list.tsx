import { css } from "@emotion/react";
import type { AriaAttributes, ComponentProps } from "react";
import type { CallToAction } from "../../domain/content/shapes";
import { SmartLink } from "./smart-link";
import { pillStyles } from "./styles";

const styles = css({ listStyle: "none" });

interface ListProps extends ComponentProps<"ul"> {
  /** Whether the order of its items means something. */
  ordered?: boolean;
}

/** A list without markers, which VoiceOver does not announce as a list unless its role is explicit (https://webkit.org/b/170179). */
export const List = ({ ordered = false, ...rest }: ListProps) => {
  const Tag = (ordered ? "ol" : "ul") as "ul";
  return <Tag css={styles} role="list" {...rest} />;
};

interface LinkListProps extends ComponentProps<"ul"> {
  links: readonly CallToAction[];
  /** Whether a link leads to the page shown, or to one above it. */
  current?: (to: string) => AriaAttributes["aria-current"];
  /** Whether the links look like pills. */
  pills?: boolean;
}

/** A list of links, and what stands behind them in it. */
export const LinkList = ({ links, current, pills = false, children, ...rest }: LinkListProps) => (
  <List {...rest}>
    {links.map(({ label, to }) => (
      <li key={to}>
        <SmartLink to={to} aria-current={current?.(to)} {...(pills && { css: pillStyles })}>
          {label}
        </SmartLink>
      </li>
    ))}
    {children}
  </List>
);
