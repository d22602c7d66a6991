import { css } from "@emotion/react";
import { useId } from "react";
import { pillStyles } from "../../components/primitives/pill-styles";
import { color } from "../../theme/tokens/color";
import { space } from "../../theme/tokens/space";
import { typeSize } from "../../theme/tokens/type";

const headingStyles = css({
  padding: space[2],
  color: color.muted,
  fontSize: typeSize.small,
  letterSpacing: 0,
  fontWeight: 600,
});
const listStyles = css({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  padding: space[2],
  listStyle: "none",
});

interface SuggestionsProps {
  heading: string;
  services: readonly { title: string; path: string | null }[];
}

/** Where many want to go. Plain links, which load nothing before they are chosen. */
export const Suggestions = ({ heading, services }: SuggestionsProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 css={headingStyles} id={id}>
        {heading}
      </h2>
      <ul css={listStyles}>
        {services.map(
          ({ title, path }) =>
            path !== null && (
              <li key={path}>
                <a css={pillStyles} href={path}>
                  {title}
                </a>
              </li>
            ),
        )}
      </ul>
    </section>
  );
};
