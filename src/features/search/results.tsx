import { css } from "@emotion/react";
import { excerptOf } from "../../domain/search/marked-text";
import { color } from "../../theme/tokens/color";
import { radius } from "../../theme/tokens/shape";
import { space } from "../../theme/tokens/space";
import { typeSize } from "../../theme/tokens/type";
import { MarkedText } from "./marked-text";
import type { FoundDocument } from "./search-engine";
import type { SearchWords } from "../../components/layout/site-data";

const listStyles = css({ listStyle: "none", marginBlockStart: space[2] });
const linkStyles = css({
  display: "block",
  padding: `${space[3]} ${space[2]}`,
  borderRadius: radius.control,
  textDecoration: "none",
  "&:hover, &:focus-visible": { background: color.mist },
  "&:focus-visible": { outlineOffset: "-3px" },
  "& span": { display: "block" },
});
const kindStyles = css({ color: color.muted, fontSize: typeSize.small });
const titleStyles = css({ fontWeight: 600, lineHeight: 1.35 });
const excerptStyles = css({ color: color.muted, fontSize: typeSize.small, lineHeight: 1.5 });

const Result = ({ kind, result }: { kind: string; result: FoundDocument }) => {
  const { path, title, about, text, terms } = result;
  return (
    <a css={linkStyles} href={path}>
      <span css={kindStyles}>{about === "" ? kind : `${kind} · ${about}`}</span>
      <span css={titleStyles}>
        <MarkedText text={title} terms={terms} />
      </span>
      <span css={excerptStyles}>
        <MarkedText text={excerptOf(text, terms)} terms={terms} />
      </span>
    </a>
  );
};

interface ResultsProps {
  /** The id of the line that says how many there are. */
  labelledBy: string;
  kinds: SearchWords["kinds"];
  results: readonly FoundDocument[];
}

/** The best results. Plain links: they change with every letter, and pages that nobody chose should not be loaded. */
export const Results = ({ labelledBy, kinds, results }: ResultsProps) => (
  <ul css={listStyles} aria-labelledby={labelledBy} data-results>
    {results.map((result) => (
      <li key={result.path}>
        <Result kind={kinds[result.kind]} result={result} />
      </li>
    ))}
  </ul>
);
