/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { ReadingProgress } from "../../../src/components/sections/reading-progress";
import { translate } from "../../support/translate";

jest.mock("../../../src/components/site/site-data", () => ({ useLabels: () => ({ readingProgress: "Read" }) }));

it("the progress follows scrolling, and disappears at the top, on a page translated by the browser", () => {
  const observer = { observe: jest.fn(), disconnect: jest.fn() };
  Object.assign(window, { ResizeObserver: jest.fn(() => observer) });
  const page = jest.spyOn(document.documentElement, "offsetHeight", "get");
  page.mockReturnValue(window.innerHeight + 1000);
  window.scrollY = 500;
  const { container } = render(<ReadingProgress />);
  act(() => void window.dispatchEvent(new Event("scroll")));
  translate(container);
  window.scrollY = 250;
  act(() => void window.dispatchEvent(new Event("scroll")));
  const progress = screen.getByRole("progressbar");
  expect([progress.textContent, progress.getAttribute("aria-valuenow")]).toEqual(["25%", "25"]);
  window.scrollY = 0;
  act(() => void window.dispatchEvent(new Event("scroll")));
  expect(screen.queryByRole("progressbar")).toBeNull();
});
