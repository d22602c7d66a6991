/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { FooterLegal } from "../../../src/components/layout/footer-blocks";

const data = { interfaceLabels: { copyright: "© {year}" }, siteSettings: {}, allLegalPage: { nodes: [] } };
jest.mock("../../../src/components/site/site-data", () => ({ useSiteData: () => data }));

it("hydration keeps the copyright notice of a page that was built last year", () => {
  jest.useFakeTimers({ now: Date.UTC(2026, 5) });
  document.body.innerHTML = renderToString(<FooterLegal />);
  const built = document.querySelector("p");
  jest.setSystemTime(Date.UTC(2027, 5));
  render(<FooterLegal />, { container: document.body, hydrate: true });
  expect(document.querySelector("p")).toBe(built);
});
