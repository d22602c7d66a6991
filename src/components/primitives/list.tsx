import { css } from "@emotion/react";
import type { AriaAttributes, ComponentProps, ReactNode } from "react";
import { space } from "../../theme/tokens";
import { SmartLink } from "./smart-link";
import { pillStyles, visuallyHidden } from "./styles";

const styles = css({ listStyle: "none" });

interface ListProps extends ComponentProps<"ul"> {
  /** Whether the order of its items matters. */
  ordered?: boolean;
}

/** A list without markers, which VoiceOver announces only with an explicit role (https://webkit.org/b/170179). */
export const List = ({ ordered = false, ...rest }: ListProps) => {
  const Tag = (ordered ? "ol" : "ul") as "ul";
  return <Tag css={styles} role="list" {...rest} />;
};

const pillsStyles = css({ display: "flex", flexWrap: "wrap", gap: space[2] });

interface LinkListProps extends ListProps {
  /** `about` is the subject of a link, for screen readers that list links out of context. */
  links: readonly { label: ReactNode; to: string; about?: string | undefined }[];
  /** Whether a link leads to the current page or one above it. */
  current?: (to: string) => AriaAttributes["aria-current"];
  /** Whether the links look like pills. */
  pills?: boolean;
}

/** A list of links, followed by the children. */
export const LinkList = ({ links, current, pills = false, children, ...rest }: LinkListProps) => (
  <List css={pills && pillsStyles} {...rest}>
    {links.map(({ label, about, to }) => (
      <li key={to}>
        <SmartLink to={to} aria-current={current?.(to)} {...(pills && { css: pillStyles })}>
          {label}
          {about !== undefined && <span css={visuallyHidden}> {about}</span>}
        </SmartLink>
      </li>
    ))}
    {children}
  </List>
);
