import { readFileSync } from "node:fs";
import { rounded } from "../../../src/gatsby/rounded-icons";

it("writes an icon on whole units of its grid, in the colour of the text around it", () => {
  const drawn = readFileSync("node_modules/@phosphor-icons/core/assets/regular/magnifying-glass.svg", "utf8");
  expect(drawn).toMatch(/\d\.\d/);
  const icon = rounded(drawn);
  expect(icon).toMatch(/^<svg[^>]*viewBox="0 0 256 256"[^>]*fill="currentColor"[^>]*><path d="[^".]+"\/><\/svg>$/);
  expect(icon.length).toBeLessThan(drawn.length * 0.9);
});
