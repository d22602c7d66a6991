import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import express from "express";
import { bundleAdmin } from "../../src/gatsby/cms/bundle-admin";

/** A tree of files as Decap's backend for trying things out has it (https://decapcms.org/docs/test-backend/). */
interface RepoFiles {
  [name: string]: RepoFiles | { content: string };
}

const isText = (name: string): boolean => /\.(?:md|json)$/.test(name);

const filesIn = (folder: string): RepoFiles =>
  Object.fromEntries(
    readdirSync(folder).flatMap((name) => {
      const file = path.join(folder, name);
      if (statSync(file).isDirectory()) return [[name, filesIn(file)]];
      return isText(name) ? [[name, { content: readFileSync(file, "utf8") }]] : [];
    }),
  );

/** A JSON text that can stand in a script. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

const string = (name: string) => ({ name, label: name, widget: "string", required: false });
const object = (name: string, ...fields: object[]) => ({ name, label: name, widget: "object", fields });
const picture = object("image", { name: "src", label: "src", widget: "image", required: false }, string("alt"));
const body = { name: "body", label: "body", widget: "markdown", modes: ["raw"] };

const folder = (name: string, ...fields: object[]) => ({
  name,
  label: name,
  folder: `content/${name}`,
  create: true,
  extension: "md",
  format: "yaml-frontmatter",
  slug: "{{fields.slug}}",
  fields: [string("title"), string("slug"), ...fields, body],
});
const file = (name: string, ...fields: object[]) => ({
  name: `page-${name}`,
  label: name,
  file: `content/pages/${name}.json`,
  fields: [string("name"), ...fields],
});
const buttons = [object("primary", string("label"), string("to"))];

/** As much of a configuration as the tests type into; fields that it does not name are kept as they are. */
const config = {
  backend: { name: "test-repo" },
  load_config_file: false,
  media_folder: "content/media",
  public_folder: "/media",
  collections: [
    folder("services", picture, object("hero", string("headline"), string("subline"))),
    folder("industries"),
    folder("posts", object("seo", string("title"))),
    folder("legal"),
    {
      name: "pages",
      label: "pages",
      files: [file("home", object("hero", string("headline"), ...buttons)), file("about")],
    },
  ],
};

const page = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Editor</title></head>
<body>
<script>window.CMS_MANUAL_INIT = true; window.repoFiles = ${inScript({ content: filesIn("content") })};</script>
<script src="/admin/decap-cms.js"></script>
<script src="/admin/admin.js"></script>
<script>window.CMS.init({ config: ${inScript(config)} });</script>
</body>
</html>`;

/** The pages of the entries in some folders, found by the entries' slugs. */
const entryPaths = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries({ services: "/services", industries: "/industries", posts: "/blog", legal: "" }).flatMap(
      ([name, above]) =>
        readdirSync(`content/${name}`).flatMap((entry) => {
          const slug = /^slug: (.*)$/m.exec(readFileSync(`content/${name}/${entry}`, "utf8"))?.[1];
          return slug === undefined ? [] : [[`content/${name}/${entry}`, `${above}/${slug}`]];
        }),
    ),
  );

/** The built site with an editor at `/admin/` that keeps what it changes in the browser's memory. */
export const startPreviewSite = async (): Promise<{ url: string; close: () => Promise<void> }> => {
  const admin = mkdtempSync(path.join(tmpdir(), "preview-admin-"));
  await bundleAdmin(admin);
  const app = express();
  app.get("/admin/", (_request, response) => void response.type("html").send(page));
  app.get("/admin/entries.json", (_request, response) => void response.json(entryPaths()));
  app.use("/admin/icons", express.static("node_modules/@phosphor-icons/core/assets/regular"));
  app.use("/admin", express.static(admin), express.static("node_modules/decap-cms/dist"));
  app.use(express.static("public", { redirect: false, extensions: ["html"] }));
  const server = app.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
      rmSync(admin, { recursive: true });
    },
  };
};
