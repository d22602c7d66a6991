import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pictureLimits } from "../../../src/domain/content/picture-limits";
import { localBackend } from "../../../src/gatsby/cms/local-backend";
import { testFolder } from "../../support/temporary-folder";
import { ask } from "../server/support/http-client";
import { type LocalServer, listen } from "../server/support/local-server";

const folder = testFolder("local-backend");
const project = path.join(folder, "project");
let server: LocalServer;

beforeAll(async () => {
  mkdirSync(path.join(project, "content/services"), { recursive: true });
  mkdirSync(path.join(project, "content/media"));
  mkdirSync(path.join(project, ".git/hooks"), { recursive: true });
  writeFileSync(path.join(project, "content/services/one.md"), "---\ntitle: One\n---\n\nText\n");
  writeFileSync(path.join(project, ".env"), "SECRET=1\n");
  server = await listen(await localBackend(project));
});

afterAll(() => server.close());

const send = (body: string, headers: Record<string, string> = {}) => {
  const host = `localhost:${server.port}`;
  const own = { host, origin: `http://${host}`, "content-type": "application/json; charset=utf-8" };
  return ask(server.port, { path: "/api/v1", headers: { ...own, ...headers }, body });
};

const call = (action: string, params: object, headers?: Record<string, string>) =>
  send(JSON.stringify({ action, params: { branch: "main", ...params } }), headers);

const write = (file: string, raw = "changed", headers?: Record<string, string>, newPath?: string) =>
  call(
    "persistEntry",
    {
      dataFiles: [{ slug: "one", path: file, raw, newPath }],
      assets: [],
      options: { collectionName: "services", commitMessage: "Change", useWorkflow: false, status: "draft" },
    },
    headers,
  );

const upload = (file: string, bytes: number) =>
  call("persistMedia", {
    asset: { path: file, content: Buffer.alloc(bytes).toString("base64"), encoding: "base64" },
    options: { commitMessage: "Add" },
  });

const allFiles = () => readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();

describe("the editor's local backend", () => {
  it.each(["content/services/one.md", "content/services/two words, é.md"])("writes %s and reads it", async (file) => {
    expect((await write(file, "new text")).status).toBe(200);
    expect(readFileSync(path.join(project, file), "utf8")).toBe("new text");
    const read = await call("getEntry", { path: file });
    expect(JSON.parse(read.text)).toMatchObject({ data: "new text" });
  });

  it.each([
    ["a request to another host name", { host: "evil.example", origin: "http://evil.example" }, "open it at localhost"],
    [
      "a request to a longer host name",
      { host: "localhost.evil.example", origin: "http://localhost.evil.example" },
      "open it at localhost",
    ],
    ["a request from another site", { origin: "https://evil.example" }, "open it at http://localhost:"],
    ["a request from another port", { origin: "http://localhost:1" }, "open it at http://localhost:"],
    ["a request with the opaque origin null", { origin: "null" }, "open it at http://localhost:"],
    ["a request with an empty origin", { origin: "" }, "open it at http://localhost:"],
    [
      "a form post from another site",
      { origin: "https://evil.example", "content-type": "text/plain" },
      "open it at http://localhost:",
    ],
  ])("refuses %s", async (_who, headers, advice) => {
    const answer = await write("content/services/one.md", "taken over", headers);
    expect(answer.status).toBe(403);
    expect(answer.text).toContain(advice);
    expect(readFileSync(path.join(project, "content/services/one.md"), "utf8")).not.toBe("taken over");
  });

  it("rejects a text/plain body, as forms can send, with 422", async () => {
    expect((await write("content/services/one.md", "taken over", { "content-type": "text/plain" })).status).toBe(422);
    expect(readFileSync(path.join(project, "content/services/one.md"), "utf8")).not.toBe("taken over");
  });

  it("rejects an action that decap-server does not have", async () => {
    expect((await call("runCommand", { path: "content/services/one.md" })).status).toBe(422);
  });

  it.each([
    "../outside.md",
    "content/../.git/hooks/pre-commit",
    "content\\..\\outside.md",
    "content/media/a\nb.jpg",
    ".env",
    "content/services/run.sh",
    "content/services/.hidden.md",
    "content/services/a\nb.md",
    "content/media/notes.md",
    "content/media/page.svg",
  ])("writes nothing to %s", async (file) => {
    const files = allFiles();
    const answer = await write(file);
    expect(answer.status).toBe(422);
    expect(answer.text).toContain("entries are .md or .json files in content/, pictures");
    expect((await write("content/services/one.md", "renamed", undefined, file)).status).toBe(422);
    expect((await upload(file, 10)).status).toBe(422);
    expect(allFiles()).toEqual(files);
  });

  it.each([".env", "content/../.env", "../project/.env"])("does not read %s", async (file) => {
    const read = await call("getEntry", { path: file });
    expect(read.status).toBe(422);
    expect(read.text).not.toContain("SECRET");
    expect((await call("getMediaFile", { path: file })).text).not.toContain("SECRET");
    expect((await call("entriesByFiles", { files: [{ path: file }] })).text).not.toContain("SECRET");
  });

  it.each([".", "", "content/..", "src", "/"])("does not list %s", async (asked) => {
    expect((await call("entriesByFolder", { folder: asked, extension: "md", depth: 9 })).status).toBe(422);
    expect((await call("getMedia", { mediaFolder: asked })).status).toBe(422);
  });

  it("deletes only content", async () => {
    await call("deleteFile", { path: ".env", options: { commitMessage: "Remove" } });
    await call("deleteFiles", { paths: ["content/../.env"], options: { commitMessage: "Remove" } });
    expect(existsSync(path.join(project, ".env"))).toBe(true);
  });

  it("stores a picture, and rejects one over the size limit with advice", async () => {
    expect((await upload("content/media/small.jpg", pictureLimits.maxBytes)).status).toBe(200);
    const heavy = await upload("content/media/heavy.jpg", pictureLimits.maxBytes + 3);
    expect(heavy.status).toBe(422);
    expect(heavy.text).toContain("make the picture smaller");
    expect(readdirSync(path.join(project, "content/media"))).toEqual(["small.jpg"]);
  });

  it("returns 413 with advice for a request over the size limit", async () => {
    const answer = await send(JSON.stringify({ action: "persistEntry", params: "x".repeat(53_000_000) }));
    expect(answer.status).toBe(413);
    expect(answer.text).toContain("save the entry with fewer");
  });

  it("returns 400 with a JSON error for malformed JSON", async () => {
    const answer = await send("{");
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text)).toEqual({ error: "The editor's request cannot be read." });
  });
});
