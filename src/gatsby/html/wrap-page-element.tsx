import type { GatsbyBrowser } from "gatsby";
import { SiteLayout } from "../../components/layout/site-layout";

/** Puts the layout around every page; it stays mounted while pages change. */
export const wrapPageElement: NonNullable<GatsbyBrowser["wrapPageElement"]> = ({ element, props }) => (
  <SiteLayout path={props.location.pathname}>{element}</SiteLayout>
);
