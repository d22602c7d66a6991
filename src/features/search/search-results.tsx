import { Fragment, useEffect, useId, useRef } from "react";
import { Button, ButtonLink } from "../../components/primitives/button";
import { List } from "../../components/primitives/list";
import { pillStyles } from "../../components/primitives/styles";
import { type SearchLabels, useSiteData } from "../../components/site/site-data";
import { fillTemplate } from "../../domain/template-text";
import { bodyStyles, resultsStyles, statusStyles, suggestionsStyles } from "./search-styles";
import type { FoundPage, FoundPart, SearchState } from "./use-search";

/** Sub-results shown per page. */
const shownParts = 2;

const scoreOf = ({ weighted_locations }: FoundPart): number =>
  weighted_locations.reduce((sum, { balanced_score }) => sum + balanced_score, 0);

/** The status line above the results, a live region. */
const statusText = (labels: SearchLabels, state: SearchState): string => {
  if (state.name === "start") return "";
  if (state.name === "failed" && process.env["NODE_ENV"] === "development")
    return "The development server makes no search index: run `npm run build` first, and it finds what that has written.";
  if (state.name !== "found") return labels[state.name];
  const { count, best } = state.found;
  if (count === 0) return fillTemplate(labels.nothing, { query: state.query });
  if (count === 1) return labels.oneResult;
  return fillTemplate(count > best.length ? labels.bestResults : labels.results, { count, shown: best.length });
};

/**
 * An excerpt in which Pagefind has marked words; all other markup in it is escaped. The key remounts it when it
 * changes: browser translation replaces text nodes, which React then fails to remove one by one.
 */
const Excerpt = ({ html }: { html: string }) => (
  <span key={html}>
    {html.split(/<\/?mark>/).map((escaped, index) => {
      const text = escaped.replaceAll("&lt;", "<").replaceAll("&gt;", ">");
      return index % 2 === 1 ? <mark key={index}>{text}</mark> : <Fragment key={index}>{text}</Fragment>;
    })}
  </span>
);

const Result = ({ page: { url, meta, excerpt, sub_results } }: { page: FoundPage }) => {
  const parts = sub_results
    .filter((part) => part.url !== url)
    .sort((one, other) => scoreOf(other) - scoreOf(one))
    .slice(0, shownParts);
  return (
    <li>
      <a href={url}>
        <span>{meta.kind}</span>
        <strong>{meta.title}</strong>
        <Excerpt html={excerpt} />
      </a>
      {parts.length > 0 && (
        <List>
          {parts.map((part) => (
            <li key={part.url}>
              <a href={part.url}>
                <strong>{part.title}</strong>
                <Excerpt html={part.excerpt} />
              </a>
            </li>
          ))}
        </List>
      )}
    </li>
  );
};

interface SearchResultsProps {
  state: SearchState;
  onRetry: () => void;
}

/** The content below the search field: suggestions, results or an error. Plain links, which prefetch nothing. */
export const SearchResults = ({ state, onRetry }: SearchResultsProps) => {
  const labels = useSiteData().searchLabels;
  const [statusId, suggestionsId] = [useId(), useId()];
  const body = useRef<HTMLDivElement>(null);
  const found = state.name === "found" ? state.found : undefined;
  useEffect(() => {
    if (body.current !== null) body.current.scrollTop = 0;
  }, [found]);
  return (
    <div ref={body} css={bodyStyles} data-search-body>
      <p css={statusStyles} id={statusId} role="status" data-state={state.name}>
        {statusText(labels, state)}
      </p>
      {state.name === "start" && (
        <section css={suggestionsStyles} aria-labelledby={suggestionsId}>
          <h2 id={suggestionsId}>{labels.suggestionsHeading}</h2>
          <List>
            {labels.suggestions.map(
              ({ title, path }) =>
                path !== null && (
                  <li key={path}>
                    <a css={pillStyles} href={path}>
                      {title}
                    </a>
                  </li>
                ),
            )}
          </List>
        </section>
      )}
      {(state.name === "failed" || state.name === "offline") && (
        <Button variant="outlined" onClick={onRetry}>
          {labels.retry}
        </Button>
      )}
      {found?.count === 0 && <ButtonLink {...labels.ask} variant="outlined" />}
      {found !== undefined && found.count > 0 && (
        <List css={resultsStyles} aria-labelledby={statusId} data-results>
          {found.best.map((page) => (
            <Result key={page.url} page={page} />
          ))}
        </List>
      )}
    </div>
  );
};
