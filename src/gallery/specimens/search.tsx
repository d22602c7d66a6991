import { css } from "@emotion/react";
import { useRef } from "react";
import { SearchBody } from "../../features/search/search-body";
import { SearchField } from "../../features/search/search-field";
import { SlashKeyChoice } from "../../features/search/slash-key-choice";
import { color } from "../../theme/tokens/color";
import { radius } from "../../theme/tokens/shape";
import { longTitle } from "../samples/texts";
import { searchStates, searchWords } from "../samples/search";
import { Specimen } from "../specimen";

const roomStyles = css({ border: `1px solid ${color.line}`, borderRadius: radius.card, overflow: "hidden" });
const nothing = () => undefined;

const Field = ({ query }: { query: string }) => {
  const field = useRef<HTMLInputElement>(null);
  return <SearchField ref={field} words={searchWords} query={query} onType={nothing} onClose={nothing} />;
};

export const Search = () => (
  <>
    <Specimen title="Search, field" note="empty, filled in, and the choice below; the dialog is this page's own">
      <div css={roomStyles}>
        <Field query="" />
        <Field query={longTitle} />
        <SlashKeyChoice label={searchWords.slashKey} />
      </div>
    </Specimen>
    {searchStates.map(({ title, state }) => (
      <Specimen key={title} title={`Search, ${title}`}>
        <div css={roomStyles}>
          <SearchBody words={searchWords} state={state} onRetry={nothing} />
        </div>
      </Specimen>
    ))}
  </>
);
