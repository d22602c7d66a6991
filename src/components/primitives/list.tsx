import { css } from "@emotion/react";
import type { ComponentProps } from "react";

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
