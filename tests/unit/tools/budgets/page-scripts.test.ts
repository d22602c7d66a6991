import { inlineScriptBytes, withoutScripts } from "../../../../tools/budgets/page-scripts";

describe("the bytes of inline scripts", () => {
  it("count whatever runs, all of it together, in UTF-8", () => {
    expect(inlineScriptBytes("<script>a</script><script type=module>bc</script>")).toBe(3);
    expect(inlineScriptBytes('<script type="text/javascript">é</script>')).toBe(2);
  });

  it("do not count data, or what has an address", () => {
    expect(inlineScriptBytes('<script type="application/ld+json">{"a":1}</script>')).toBe(0);
    expect(inlineScriptBytes('<script type="speculationrules">{}</script>')).toBe(0);
    expect(inlineScriptBytes('<script src="/a.js"> </script>')).toBe(0);
  });
});

describe("a page without scripts", () => {
  it("has lost what runs or loads a script, and nothing else", () => {
    const html = `<!DOCTYPE html><html><head><meta charset=utf-8>
<link rel="preload" as="script" href="/a.js"><link rel=modulepreload href=/b.js>
<link rel="preload" as="font" href="/c.woff2" crossorigin><style>p > a{color:red}</style>
<script>document.write("<p>no</p>")</script><script type="application/ld+json">{"a":"</p>"}</script></head>
<body><p title='5 > 4 &amp; 3'>One<br>Two &copy;<img src=a.avif></p><script src=/d.js async></script>
<noscript>None</noscript></body></html>`;
    expect(withoutScripts(html)).toBe(`<!DOCTYPE html><html><head><meta charset=utf-8>

<link rel="preload" as="font" href="/c.woff2" crossorigin><style>p > a{color:red}</style>
<script type="application/ld+json">{"a":"</p>"}</script></head>
<body><p title='5 > 4 &amp; 3'>One<br>Two &copy;<img src=a.avif></p>
<noscript>None</noscript></body></html>`);
  });
});
