import { bundlesOf } from "../../../../src/gatsby/late-scripts/write-start-file";

/** As Gatsby writes it. */
const slice = String.raw`
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{\"app\":[\"/app-1.js\"]}";
          </script>
        <script>window.___webpackCompilationHash="abc";</script><script src="/runtime-2.js" async></script><script src="/app-1.js" async></script>`;

it("takes the scripts and the variables over from what Gatsby would put into every page", () => {
  expect(bundlesOf(slice)).toEqual({
    scripts: ["/runtime-2.js", "/app-1.js"],
    globals: { ___chunkMapping: '{"app":["/app-1.js"]}', ___webpackCompilationHash: "abc" },
  });
});

it("stops the build at a script that it does not know, rather than losing it", () => {
  expect(() => bundlesOf(`${slice}<script>window.other = later()</script>`)).toThrow("window.other = later()");
});

it("stops the build when there are no scripts", () => {
  expect(() => bundlesOf("<p></p>")).toThrow("names no scripts");
});
