/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { MobileMenu } from "../../../src/components/layout/mobile-menu";
import { type SiteData, SiteDataContext } from "../../../src/components/site/site-data";

const data = {
  navigation: {
    menu: { services: "Services", industries: "Industries", links: [] },
    contact: { label: "Contact Us", to: "/contact_us" },
  },
  interfaceLabels: { allOf: "All {title}" },
  allService: { nodes: [{ title: "Lamps", path: "/services/lamps" }] },
  allIndustry: { nodes: [] },
  menuPages: { nodes: [] },
} as unknown as SiteData;

it("offers no industries while there are none", () => {
  render(
    <SiteDataContext value={data}>
      <MobileMenu path="/" />
    </SiteDataContext>,
  );
  expect(screen.getByText("Services")).toBeDefined();
  expect(screen.queryByText("Industries")).toBeNull();
});
