import { css, keyframes } from "@emotion/react";
import { useEffect, useId, useRef } from "react";
import { Button } from "../../components/primitives/button";
import { ButtonLink } from "../../components/primitives/button-link";
import { color } from "../../theme/tokens/color";
import { space } from "../../theme/tokens/space";
import { typeSize } from "../../theme/tokens/type";
import { Results } from "./results";
import type { SearchWords } from "../../components/layout/site-data";
import { statusText } from "./status-text";
import { Suggestions } from "./suggestions";
import type { SearchState } from "./use-search";

const styles = css({
  flex: "1 1 auto",
  minHeight: 0,
  padding: space[4],
  overflowY: "auto",
  overscrollBehavior: "contain",
  overflowWrap: "anywhere",
});
const late = keyframes({ from: { visibility: "hidden" } });
const statusStyles = css({
  paddingInline: space[2],
  color: color.muted,
  fontSize: typeSize.small,
  "&:empty": { display: "none" },
  "& + a, & + button": { margin: `${space[4]} ${space[2]} ${space[2]}` },
  // What is there within a moment needs no word about waiting for it.
  '&[data-state="loading"]': { animation: `${late} 150ms` },
});

interface SearchBodyProps {
  words: SearchWords;
  state: SearchState;
  onRetry: () => void;
}

/** What stands under the field: suggestions, results, or why there are none. */
export const SearchBody = ({ words, state, onRetry }: SearchBodyProps) => {
  const place = useRef<HTMLDivElement>(null);
  const statusId = useId();
  const found = state.name === "found" ? state.found : undefined;
  useEffect(() => {
    place.current?.scrollTo?.(0, 0);
  }, [found]);
  return (
    <div ref={place} css={styles} data-search-body>
      <p css={statusStyles} id={statusId} role="status" data-state={state.name}>
        {statusText(words, state)}
      </p>
      {state.name === "start" && <Suggestions heading={words.suggestionsHeading} services={words.suggestions} />}
      {(state.name === "failed" || state.name === "offline") && (
        <Button variant="outlined" onClick={onRetry}>
          {words.retry}
        </Button>
      )}
      {found?.count === 0 && (
        <ButtonLink to={words.ask.to} variant="outlined">
          {words.ask.label}
        </ButtonLink>
      )}
      {found !== undefined && found.count > 0 && (
        <Results labelledBy={statusId} kinds={words.kinds} results={found.best} />
      )}
    </div>
  );
};
