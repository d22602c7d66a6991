/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { Hero } from "../../../src/components/sections/hero";
import { type SiteData, SiteDataContext } from "../../../src/components/site/site-data";
import type { PageEntry } from "../../../src/domain/page-entry";

const data = { interfaceLabels: { breadcrumbs: "Breadcrumbs" } } as SiteData;
const page = { breadcrumbs: [] as PageEntry["breadcrumbs"] } as PageEntry;

const gridsAround = (aside?: ReactNode): number => {
  const { unmount } = render(
    <SiteDataContext value={data}>
      <Hero page={page} headline="A page" subline="A line." button={null}>
        {aside}
      </Hero>
    </SiteDataContext>,
  );
  const grids: Element[] = [];
  for (let element = screen.getByRole("heading").parentElement; element; element = element.parentElement)
    if (getComputedStyle(element).display === "grid") grids.push(element);
  unmount();
  return grids.length;
};

it("the hero adds a grid only when it has content beside its text", () => {
  const alone = gridsAround();
  expect(gridsAround(null)).toBe(alone);
  expect(gridsAround(<p>A form</p>)).toBe(alone + 1);
});
