import type { PreRenderHTMLArgs } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { bundleLoader } from "../../../../src/gatsby/late-scripts/bundle-loader";
import { holdScripts } from "../../../../src/gatsby/late-scripts/hold-scripts";
import { areScriptsLate } from "../../../../src/gatsby/late-scripts/setting";

const Slice = ({ sliceId }: { sliceId: string }) => <>{sliceId}</>;

it("puts the loader in the place of Gatsby's scripts, and leaves all else", () => {
  let components: ReactNode[] = [
    <script key="script-loader">window.pagePath=&quot;/about&quot;</script>,
    <Slice key="scripts" sliceId="_gatsby-scripts" />,
    <p key="own">Ours</p>,
  ];
  const page = {
    pathname: "/about",
    getPostBodyComponents: () => components,
    replacePostBodyComponents: (next: ReactNode[]) => (components = next),
  };
  holdScripts(page as unknown as PreRenderHTMLArgs, "load()");
  expect(components.map((node) => isValidElement(node) && node.key)).toEqual(["own", "late-scripts"]);
  expect(components[1]).toMatchObject({
    props: { "data-path": "/about", dangerouslySetInnerHTML: { __html: "load()" } },
  });
});

it("is off where it is said to be, and nowhere else", () => {
  expect(["off", "on", "", undefined].map((value) => areScriptsLate({ LATE_SCRIPTS: value }))).toEqual([
    false,
    true,
    true,
    true,
  ]);
});

it("is small, and cannot end the element that it stands in", () => {
  const loader = bundleLoader();
  expect(Buffer.byteLength(loader)).toBeLessThan(2300);
  expect(loader).not.toContain("</");
});
