import type { StaticFile } from "../../../../src/hosting/manifest";
import { chunkChecks, uncovered } from "../../../../tools/budgets/chunks";

const file = (name: string, immutable = true): StaticFile => ({
  path: `/${name}`,
  file: name,
  type: "text/javascript",
  immutable,
  status: 200,
  size: 1,
  hash: "h",
  encodings: {},
});

const hash = "0123456789abcdef0123";
const groups = [
  { name: "React", pattern: /^framework-/, limit: 70_000 },
  { name: "pages", pattern: /^component---/, limit: 5000 },
];
const build = [file(`framework-${hash}.js`), file(`component---a-${hash}.js`), file(`component---b-${hash}.js`)];

it("weighs the files of a group together", () => {
  expect(chunkChecks(build, groups)).toEqual([
    { name: "React", path: [`public/framework-${hash}.js`], limit: "70000 B", gzip: true },
    {
      name: "pages",
      path: [`public/component---a-${hash}.js`, `public/component---b-${hash}.js`],
      limit: "5000 B",
      gzip: true,
    },
  ]);
});

it("leaves out what is no chunk of this build", () => {
  const others = [file(`framework-${hash}.js`, false), file("admin/cms.js"), file("index.html", false)];
  expect(chunkChecks([...build, ...others], groups)).toEqual(chunkChecks(build, groups));
  expect(uncovered([...build, ...others], groups)).toEqual([]);
});

it("asks for a budget for every new chunk, hashed or not", () => {
  const problems = uncovered([...build, file(`map-${hash}.js`), file("start.js", false)], groups);
  expect(problems).toEqual([
    `map-${hash}.js has no budget: add a group for it to tools/budgets/chunk-groups.ts`,
    "start.js has no budget: add a group for it to tools/budgets/chunk-groups.ts",
  ]);
});

it("asks to remove a budget of a chunk that is gone", () => {
  expect(uncovered(build.slice(1), groups)).toEqual([
    "React has no chunk any more: remove it from tools/budgets/chunk-groups.ts",
  ]);
});
