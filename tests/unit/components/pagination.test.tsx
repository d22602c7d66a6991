/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { Pagination } from "../../../src/components/sections/pagination";

const labels = {
  label: "Pages of articles",
  page: "Page {page}",
  all: "All pages",
  previous: "Previous",
  next: "Next",
};

it("the first page of a list links to each of its 112 pages", () => {
  render(<Pagination list="/blog/tag/one" page={1} pageCount={112} labels={labels} />);
  expect(screen.getAllByRole("list")[0]?.textContent).toBe("12…112");
  const all = screen.getByText("All pages").closest("details");
  const links = Array.from(all?.querySelectorAll("a") ?? [], (link) => link.getAttribute("href"));
  expect(links).toHaveLength(112);
  expect([links[0], links[1], links[111]]).toEqual(["/blog/tag/one", "/blog/tag/one/page/2", "/blog/tag/one/page/112"]);
});
