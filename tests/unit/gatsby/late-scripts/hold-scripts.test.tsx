import type { PreRenderHTMLArgs } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { bundleLoader } from "../../../../src/gatsby/late-scripts/bundle-loader";
import { holdScripts } from "../../../../src/gatsby/late-scripts/hold-scripts";
import { areScriptsLate } from "../../../../src/gatsby/late-scripts/setting";

const Slice = ({ sliceId }: { sliceId: string }) => <>{sliceId}</>;

it("takes Gatsby's scripts away, puts the loader into the head, and leaves all else", () => {
  let head: ReactNode[] = [<title key="title">About</title>];
  let components: ReactNode[] = [
    <script key="script-loader">window.pagePath=&quot;/about&quot;</script>,
    <Slice key="scripts" sliceId="_gatsby-scripts" />,
    <p key="own">Ours</p>,
  ];
  const page = {
    pathname: "/about",
    getHeadComponents: () => head,
    replaceHeadComponents: (next: ReactNode[]) => (head = next),
    getPostBodyComponents: () => components,
    replacePostBodyComponents: (next: ReactNode[]) => (components = next),
  };
  holdScripts(page as unknown as PreRenderHTMLArgs, "load()");
  const keys = (nodes: ReactNode[]) => nodes.map((node) => isValidElement(node) && node.key);
  expect(keys(components)).toEqual(["own"]);
  expect(keys(head)).toEqual(["title", "late-scripts"]);
  expect(head[1]).toMatchObject({
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
