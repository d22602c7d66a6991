import type { PreRenderHTMLArgs } from "gatsby";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { injectLoader } from "../../../../src/gatsby/deferred-hydration/inject-loader";

const slice = createElement("slice", { key: "slice", ...{ sliceId: "_gatsby-scripts" } });
const path = <script key="script-loader" />;
const own = <noscript key="own" />;

/** What the loader leaves of a page with these components at the end of its body. */
const inject = (components: ReactNode[]) => {
  const page = { head: [] as ReactNode[], body: components };
  injectLoader(
    {
      pathname: "/about",
      getHeadComponents: () => page.head,
      replaceHeadComponents: (head: ReactNode[]) => void (page.head = head),
      getPostBodyComponents: () => page.body,
      replacePostBodyComponents: (body: ReactNode[]) => void (page.body = body),
    } as unknown as PreRenderHTMLArgs,
    "load()",
  );
  return { head: renderToStaticMarkup(page.head), body: page.body };
};

it("takes Gatsby's scripts out of a page and puts the loader into its head", () => {
  const { head, body } = inject([path, own, slice]);
  expect(head).toBe('<script data-path="/about">load()</script>');
  expect(body).toEqual([own]);
});

it("leaves Gatsby's scripts in place where they are not as it knows them, and warns once", () => {
  const warn = jest.spyOn(process, "emitWarning").mockImplementation();
  for (const components of [
    [path, own],
    [own, slice],
  ]) {
    expect(inject(components)).toEqual({ head: "", body: components });
  }
  expect(warn.mock.calls).toEqual([[expect.stringContaining("pages load their scripts at once")]]);
});
