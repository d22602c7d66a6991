/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { markShapes } from "../../../src/components/layout/mark";
import { Wordmark } from "../../../src/components/layout/wordmark";

describe("the wordmark", () => {
  it("draws the mark in the theme's colours and says only the name", () => {
    const { container } = render(<Wordmark name="The company" />);
    expect(screen.getByText("The company")).toBeTruthy();
    expect(container.querySelector("svg")?.getAttribute("aria-hidden")).toBe("true");
    const drawn = Array.from(container.querySelectorAll("path"), (path) => [
      path.getAttribute("fill"),
      path.getAttribute("d"),
    ]);
    expect(drawn).toEqual(markShapes.map(({ color, path }) => [`var(--color-${color})`, path]));
  });

  it("can stand twice on a page: nothing in it has an id", () => {
    const { container } = render(
      <>
        <Wordmark name="One" />
        <Wordmark name="Two" />
      </>,
    );
    expect(container.querySelectorAll("[id]")).toHaveLength(0);
  });
});
