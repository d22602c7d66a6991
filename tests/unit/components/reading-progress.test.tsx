/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { ReadingProgress } from "../../../src/components/sections/reading-progress";
import { scrolledPercent } from "../../../src/components/sections/reading-progress/use-scrolled-percent";

describe("how much has been scrolled past", () => {
  it.each([
    [0, 1000, 0],
    [4.9, 1000, 0],
    [5, 1000, 1],
    [500, 1000, 50],
    [999.5, 1000, 100],
    [1001, 1000, 100],
    [-30, 1000, 0],
    [0, 0, 100],
    [0, -200, 100],
  ])("%d of %d pixels are %d percent", (scrolled, range, percent) => {
    expect(scrolledPercent(scrolled, range)).toBe(percent);
  });
});

describe("the figure", () => {
  let measured: (height: number) => void;
  const scroll = (to: number) => {
    Object.assign(window, { scrollY: to });
    window.dispatchEvent(new Event("scroll"));
  };

  beforeEach(() => {
    jest.useFakeTimers();
    window.ResizeObserver = class {
      constructor(tell: ResizeObserverCallback) {
        measured = (blockSize) =>
          tell([{ borderBoxSize: [{ blockSize, inlineSize: 0 }] } as unknown as ResizeObserverEntry], this);
      }
      observe = jest.fn();
      unobserve = jest.fn();
      disconnect = jest.fn();
    };
    Object.assign(window, { scrollY: 0, innerHeight: 500 });
  });
  afterEach(() => jest.useRealTimers());

  it("comes when the document has been measured, and follows", () => {
    render(<ReadingProgress label="Progress" />);
    expect(screen.queryByRole("progressbar")).toBeNull();
    act(() => {
      measured(1500);
      jest.advanceTimersToNextFrame();
    });
    const bar = screen.getByRole("progressbar", { name: "Progress" });
    expect([bar.textContent, bar.getAttribute("aria-valuenow")]).toEqual(["0%", "0"]);
    act(() => {
      scroll(420);
      jest.advanceTimersToNextFrame();
    });
    expect([bar.textContent, bar.getAttribute("aria-valuenow")]).toEqual(["42%", "42"]);
  });

  it("is looked up once a frame, however often the page is scrolled in it", () => {
    const frames = jest.spyOn(window, "requestAnimationFrame");
    render(<ReadingProgress label="Progress" />);
    act(() => {
      measured(1500);
      for (const to of [100, 200, 300]) scroll(to);
      jest.advanceTimersToNextFrame();
    });
    expect(frames).toHaveBeenCalledTimes(1);
    expect(screen.getByRole("progressbar").textContent).toBe("30%");
  });
});
