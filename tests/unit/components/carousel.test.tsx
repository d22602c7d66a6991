/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import type { ComponentProps } from "react";
import { Carousel } from "../../../src/components/sections/carousel";
import industries from "../../fixture-site/content/pages/industries.json";

it("a carousel of one slide has no buttons", () => {
  const motion = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
  window.matchMedia = () => motion as unknown as MediaQueryList;
  const image = { alt: "", file: { childImageSharp: null } };
  const carousel = { ...industries.carousel, slides: [{ tagline: "Records", link: "/records", image }] };
  render(<Carousel carousel={carousel as unknown as ComponentProps<typeof Carousel>["carousel"]} />);
  expect(screen.getByRole("heading").textContent).toBe("Records");
  expect(screen.queryAllByRole("button")).toEqual([]);
});
