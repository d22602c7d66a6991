/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { TagLinks } from "../../../src/components/sections/tag-links";

const tags = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: `Tag ${index + 1}`,
    path: `/blog/tag/tag-${index + 1}`,
    count: 1,
  }));
const show = (count: number) => render(<TagLinks label="Topics" more="More topics" tags={tags(count)} />);

it("a list of 13 tags puts the last one into a disclosure", () => {
  show(13);
  const rest = screen.getByText("More topics").closest("details");
  expect(rest?.querySelectorAll("a")).toHaveLength(1);
  expect(document.querySelectorAll("a")).toHaveLength(13);
});
