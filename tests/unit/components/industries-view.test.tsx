/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import type { ComponentProps } from "react";
import { IndustriesView } from "../../../src/views/industries-view";

jest.mock("../../../src/components/sections/page-header", () => ({ PageHeader: () => null }));
jest.mock("../../../src/components/sections/closing-band", () => ({ ClosingBand: () => null }));

it("the list of industries has no heading while there are none", () => {
  const data = {
    industriesPage: { carousel: { slides: [] }, listHeading: "All industries" },
    allIndustry: { nodes: [] },
  };
  const props = { data, pageContext: {} } as unknown as ComponentProps<typeof IndustriesView>;
  const { container } = render(<IndustriesView {...props} />);
  expect(container.textContent).toBe("");
});
