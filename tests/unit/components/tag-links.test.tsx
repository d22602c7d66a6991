/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { TagLinks } from "../../../src/components/sections/tag-links";

it("a list of 13 tags puts the last one into a disclosure", () => {
  const tags = Array.from({ length: 13 }, (_, index) => ({ name: `Tag ${index}`, path: `/blog/tag/tag-${index}` }));
  render(<TagLinks label="Topics" more="More topics" tags={tags} />);
  const rest = screen.getByText("More topics").closest("details");
  expect(rest?.querySelectorAll("a")).toHaveLength(1);
  expect(document.querySelectorAll("a")).toHaveLength(13);
});
