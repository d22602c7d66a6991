import { renderToString } from "react-dom/server";
import { SiteLayout } from "../../../src/components/layout/site-layout";
import * as siteData from "../../../src/components/site/site-data";

it("throws for a page without the data that all pages share", () => {
  jest.spyOn(siteData, "useSiteQuery").mockReturnValue({ searchLabels: null } as never);
  const render = () => renderToString(<SiteLayout path="/about">About us</SiteLayout>);
  expect(render).toThrow("The page /about has no searchLabels");
});
