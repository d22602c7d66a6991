import { css } from "@emotion/react";
import { pillStyles } from "../components/primitives/pill-styles";
import { space } from "../theme/tokens/space";

const listStyles = css({ display: "flex", flexWrap: "wrap", gap: space[2], listStyle: "none" });

interface ContentsProps {
  entries: readonly { id: string; title: string }[];
}

/** The way to each group. */
export const Contents = ({ entries }: ContentsProps) => (
  <nav aria-label="Groups">
    <ul css={listStyles}>
      {entries.map(({ id, title }) => (
        <li key={id}>
          <a css={pillStyles} href={`#${id}`}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
