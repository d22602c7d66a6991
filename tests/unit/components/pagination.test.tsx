/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { Pagination } from "../../../src/components/sections/pagination";

const labels = {
  label: "Pages of articles",
  page: "Page {page}",
  all: "All pages",
  previous: "Previous",
  next: "Next",
};
const show = (page: number, pageCount: number, list = "/blog") =>
  render(<Pagination list={list} page={page} pageCount={pageCount} labels={labels} />);

describe("the way to other pages of a list", () => {
  it("marks the current page, and only that one", () => {
    show(5, 112);
    expect(screen.getByRole("link", { current: "page" }).textContent).toBe("5");
    const numbers = within(screen.getByRole("list")).getAllByRole("link");
    expect(numbers.map((link) => [link.getAttribute("aria-label"), link.getAttribute("href")])).toEqual([
      ["Page 1", "/blog"],
      ["Page 4", "/blog/page/4"],
      ["Page 5", "/blog/page/5"],
      ["Page 6", "/blog/page/6"],
      ["Page 112", "/blog/page/112"],
    ]);
    expect(screen.getByRole("list").textContent).toBe("1…456…112");
  });

  it("leads from the first of many pages to every one of them, so that none is far", () => {
    show(1, 112, "/blog/tag/one");
    const all = screen.getByText("All pages").closest("details");
    const links = Array.from(all?.querySelectorAll("a") ?? [], (link) => link.getAttribute("href"));
    expect(links).toHaveLength(112);
    expect([links[0], links[1], links[111]]).toEqual([
      "/blog/tag/one",
      "/blog/tag/one/page/2",
      "/blog/tag/one/page/112",
    ]);
  });
});
