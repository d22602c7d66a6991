import { css } from "@emotion/react";
import { useId } from "react";
import { color } from "../../theme/tokens/color";
import { radius } from "../../theme/tokens/shape";
import { space } from "../../theme/tokens/space";
import { typeSize } from "../../theme/tokens/type";

const headingStyles = css({
  padding: space[2],
  color: color.muted,
  fontSize: typeSize.small,
  fontWeight: 600,
});
const listStyles = css({
  display: "flex",
  flexWrap: "wrap",
  gap: space[2],
  padding: space[2],
  listStyle: "none",
  "& a": {
    display: "flex",
    alignItems: "center",
    minHeight: "2.75rem",
    paddingInline: space[4],
    border: `1.5px solid ${color.line}`,
    borderRadius: radius.pill,
    fontSize: typeSize.small,
    fontWeight: 600,
    textDecoration: "none",
    "&:hover": { borderColor: color.iris, color: color.iris },
  },
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
                <a href={path}>{title}</a>
              </li>
            ),
        )}
      </ul>
    </section>
  );
};
