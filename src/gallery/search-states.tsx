import { css } from "@emotion/react";
import { SearchResults } from "../features/search/search-results";
import type { FoundPage, SearchState } from "../features/search/use-search";
import { color, radius } from "../theme/tokens";
import { Specimen } from "./specimen";
import { longTitle, longWord, paragraph } from "./texts";

const dialogStyles = css({ border: `1px solid ${color.line}`, borderRadius: radius.card, overflow: "hidden" });

const part = { url: "#part", title: longTitle, excerpt: paragraph, weighted_locations: [{ balanced_score: 1 }] };
const page: FoundPage = {
  url: "#result",
  meta: { kind: "Kite", title: `${longTitle}: ${longWord}` },
  excerpt: paragraph.replaceAll("kite", "<mark>kite</mark>"),
  sub_results: [part],
};

const states: readonly { title: string; state: SearchState }[] = [
  { title: "loading", state: { name: "loading" } },
  { title: "failed", state: { name: "failed" } },
  { title: "offline", state: { name: "offline" } },
  { title: "nothing found", state: { name: "found", query: longWord, found: { count: 0, best: [] } } },
  { title: "long results", state: { name: "found", query: "kite", found: { count: 1000, best: [page] } } },
];

export const SearchStates = () =>
  states.map(({ title, state }) => (
    <Specimen key={title} title={`Search, ${title}`}>
      <div css={dialogStyles}>
        <SearchResults state={state} onRetry={() => undefined} />
      </div>
    </Specimen>
  ));
