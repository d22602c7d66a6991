/** @jest-environment jsdom */
import { render } from "@testing-library/react";
import { IndustryGrid } from "../../../src/components/sections/industry-grid";

it("industries have no section, and no heading, while there are none", () => {
  const { container } = render(<IndustryGrid industries={[]} buttonLabel="Read" heading="Industries" />);
  expect(container.textContent).toBe("");
});
