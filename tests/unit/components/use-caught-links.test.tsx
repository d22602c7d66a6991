/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { navigate } from "gatsby";
import { useCaughtLinks } from "../../../src/components/layout/use-caught-links";

const Page = ({ to }: { to: string }) => {
  useCaughtLinks();
  return <a href={to}>Link</a>;
};

beforeEach(() => jest.mocked(navigate).mockClear());

it.each([
  ["/about#50%25", true],
  ["/about#50%", false],
])("a link to %s changes the page without loading it: %s", (to, caught) => {
  render(<Page to={to} />);
  // jsdom loads no pages.
  const stay = jest.fn((click: Event) => click.preventDefault());
  addEventListener("click", stay, { once: true });
  screen.getByRole("link").click();
  expect(stay).toHaveBeenCalledTimes(1);
  expect(jest.mocked(navigate).mock.calls).toEqual(caught ? [[to]] : []);
});
