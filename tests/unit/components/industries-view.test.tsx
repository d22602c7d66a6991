/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { IndustriesView } from "../../../src/views/industries-view";

jest.mock("../../../src/components/sections/page-header", () => ({ PageHeader: () => null }));
jest.mock("../../../src/components/sections/closing-band", () => ({ ClosingBand: () => null }));
jest.mock("../../../src/components/site/site-data", () => ({ useLabels: () => ({}) }));

const show = (...industries: object[]) => {
  const data = {
    industriesPage: { carousel: { slides: [] }, listHeading: "All industries" },
    allIndustry: { nodes: industries },
  };
  const props = { data, pageContext: {} } as unknown as ComponentProps<typeof IndustriesView>;
  return render(<IndustriesView {...props} />);
};

it("the list of industries has no heading while it is empty", () => {
  expect(show().container.textContent).toBe("");
});

it("headings of industries are one level below the heading of their list", () => {
  const image = { alt: "", file: { childImageSharp: null } };
  show({ title: "Mills", description: "Flour.", path: "/industries/mills", image });
  const headings = screen.getAllByRole("heading").map(({ tagName, textContent }) => [tagName, textContent]);
  expect(headings).toEqual([
    ["H2", "All industries"],
    ["H3", "Mills"],
  ]);
});
