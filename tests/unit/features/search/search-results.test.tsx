/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { type SiteData, SiteDataContext } from "../../../../src/components/site/site-data";
import { SearchResults } from "../../../../src/features/search/search-results";
import labels from "../../../fixture-site/content/settings/search.json";
import { translate } from "../../../support/translate";

const data = { searchLabels: { ...labels, suggestions: [] } } as unknown as SiteData;

const found = (query: string, excerpt: string) => {
  const best = [{ url: "/lamps", meta: { title: "Lamps", kind: "Service" }, excerpt, sub_results: [] }];
  const state = { name: "found" as const, query, found: { count: 1, best } };
  return (
    <SiteDataContext value={data}>
      <SearchResults state={state} onRetry={() => undefined} />
    </SiteDataContext>
  );
};

it("shows new results after the browser has translated the previous ones", () => {
  const { container, rerender } = render(found("lamp moth", "A <mark>lamp</mark> draws a <mark>moth</mark> at night."));
  translate(container);
  rerender(found("shade", "A <mark>shade</mark> dims it."));
  expect(screen.getByRole("link").textContent).toContain("A shade dims it.");
});
