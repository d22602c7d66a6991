import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => path.join(folder, name))
    .filter((file) => /\.tsx?$/.test(file))
    .sort();

/** The files of the project that a file imports and, as the compiler sees to it, uses. Types alone are nothing to look at. */
const importsOf = (file: string): string[] =>
  [...readFileSync(file, "utf8").matchAll(/^import (?!type )[^;]*? from "(\.[^"]+)"/gm)].flatMap(([, target = ""]) => {
    const place = path.join(path.dirname(file), target);
    return [`${place}.tsx`, `${place}.ts`].filter((candidate) => existsSync(candidate)).slice(0, 1);
  });

/** All that is imported from some files, and from what those import. */
const reachedFrom = (files: readonly string[]): Set<string> => {
  const reached = new Set(files);
  for (const file of reached) for (const imported of importsOf(file)) reached.add(imported);
  return reached;
};

const isComponent = (file: string) => file.startsWith("src/components/") && file.endsWith(".tsx");
const galleryFiles = filesBelow("src/gallery");
const shown = new Set(galleryFiles.flatMap(importsOf));

/** What is no specimen: the layout stands around the gallery itself, and the others show nothing. */
const elsewhere = [
  "src/components/primitives/first-screen-end.tsx",
  "src/components/primitives/page-head.tsx",
  "src/components/primitives/picture-preload.tsx",
  "src/components/layout/manifest-link.tsx",
  "src/components/layout/site-layout.tsx",
  "src/components/seo/seo.tsx",
];

describe("the gallery", () => {
  it("shows by itself every component that a page is composed of", () => {
    const pages = ["pages", "templates", "views"].flatMap((room) => filesBelow(`src/${room}`));
    const composed = new Set(pages.flatMap(importsOf).filter(isComponent));
    expect(composed.size).toBeGreaterThan(20);
    expect([...composed].filter((file) => !shown.has(file) && !elsewhere.includes(file))).toEqual([]);
  });

  it("shows by itself every primitive", () => {
    const primitives = filesBelow("src/components/primitives").filter(isComponent);
    expect(primitives.length).toBeGreaterThan(10);
    expect(primitives.filter((file) => !shown.has(file) && !elsewhere.includes(file))).toEqual([]);
  });

  it("shows every other component as a part of one that it shows", () => {
    const reached = reachedFrom(galleryFiles);
    const components = ["sections", "layout"].flatMap((room) => filesBelow(`src/components/${room}`));
    expect(components.filter((file) => isComponent(file) && !reached.has(file) && !elsewhere.includes(file))).toEqual(
      [],
    );
  });

  it("has every file of specimens in its list of groups", () => {
    const listed = new Set(importsOf("src/gallery/groups.ts"));
    expect(filesBelow("src/gallery/specimens").filter((file) => !listed.has(file))).toEqual([]);
  });
});
