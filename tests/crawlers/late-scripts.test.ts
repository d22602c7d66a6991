import { startFile } from "../../src/gatsby/late-scripts/names";
import { inlineScripts } from "../../src/hosting/adapter/script-hashes";
import { builtFiles, builtText, shownPages } from "../support/built-pages";

/** How many bytes of scripts may stand in a page and run before anybody has asked for any. */
const most = 3000;

const scriptFile = /[\w-]+-[0-9a-f]{20}\.js/;

describe("a page's HTML", () => {
  it.each(shownPages.map(({ path: address, html }) => [address, html]))("%s names no bundle", (_, html) => {
    // It would change with every bundle, and every page would be another file for the host and its caches.
    expect(html).not.toMatch(scriptFile);
    expect(html).not.toMatch(/<script[^>]*\ssrc=/);
    expect(html).not.toContain("___webpackCompilationHash");
  });

  it.each(shownPages.map(({ path: address, html }) => [address, html]))("%s runs little", (_, html) => {
    expect(inlineScripts(html).reduce((sum, script) => sum + Buffer.byteLength(script), 0)).toBeLessThanOrEqual(most);
  });
});

it("names bundles that are there in the file that pages start with", () => {
  const named = builtText(startFile).match(new RegExp(scriptFile, "g")) ?? [];
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !builtFiles.has(`/${name}`))).toEqual([]);
});
