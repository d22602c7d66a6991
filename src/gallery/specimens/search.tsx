import { css } from "@emotion/react";
import { SearchField } from "../../features/search/search-dialog";
import { SearchResults } from "../../features/search/search-results";
import { color } from "../../theme/tokens/color";
import { radius } from "../../theme/tokens/shape";
import { searchStates, searchWords } from "../samples/search";
import { longTitle } from "../samples/texts";
import { Specimen } from "../specimen";

const roomStyles = css({ border: `1px solid ${color.line}`, borderRadius: radius.card, overflow: "hidden" });
const nothing = () => undefined;
const handlers = { onType: nothing, onSubmit: nothing, onClose: nothing };

export const Search = () => (
  <>
    <Specimen title="Search, field" note="empty and filled in; the dialog is this page's own">
      <div css={roomStyles}>
        <SearchField words={searchWords} query="" {...handlers} />
        <SearchField words={searchWords} query={longTitle} {...handlers} />
      </div>
    </Specimen>
    {searchStates.map(({ title, state }) => (
      <Specimen key={title} title={`Search, ${title}`}>
        <div css={roomStyles}>
          <SearchResults words={searchWords} state={state} onRetry={nothing} />
        </div>
      </Specimen>
    ))}
  </>
);
