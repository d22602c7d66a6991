import { mkdirSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { text } from "node:stream/consumers";
import site from "../../../content/settings/site.json";
import { type SitemapEntry, writeSitemap } from "../../../src/gatsby/crawlers/sitemap";
import { runTool } from "../../support/command-line";
import { temporaryFolder } from "../../support/temporary-folder";

const key = "0123456789abcdef";
const hour = 60 * 60 * 1000;
const ago = (hours: number): string => new Date(Date.now() - hours * hour).toISOString();

interface Message {
  method: string | undefined;
  type: string | undefined;
  body: { host: string; key: string; keyLocation: string; urlList: string[] };
}

let place: ReturnType<typeof temporaryFolder>;
let server: Server;
let messages: Message[];
let statuses: number[];
let endpoint: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      const { method, headers } = request;
      messages.push({ method, type: headers["content-type"], body: JSON.parse(body) as Message["body"] });
      response.writeHead(statuses.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const publish = (entries: readonly Partial<SitemapEntry>[], limit?: number) =>
  writeSitemap(
    entries.map((entry, index) => ({ url: `${site.url}/${index}`, pictures: [], ...entry })),
    { siteUrl: site.url, folder: place.folder, ...(limit !== undefined && { limit }) },
  );

beforeEach(() => {
  place = temporaryFolder("index-now");
  messages = [];
  statuses = [];
  mkdirSync(place.folder, { recursive: true });
  writeFileSync(path.join(place.folder, `${key}.txt`), key);
});
afterEach(() => place.dispose());

const indexNow = (args: string[] = [], env: Record<string, string> = {}) =>
  runTool("tools/indexnow.ts", ["--public", place.folder, ...args], {
    INDEXNOW_KEY: key,
    INDEXNOW_ENDPOINT: endpoint,
    ...env,
  });

it("is off without a key", async () => {
  const { code, stdout } = await indexNow([], { INDEXNOW_KEY: "" });
  expect([code, stdout]).toEqual([0, "IndexNow is off: INDEXNOW_KEY is not set. Nothing was sent.\n"]);
  expect(messages).toEqual([]);
});

it("sends what was changed in the last day, and nothing whose day is unknown", async () => {
  await publish([{ modified: ago(1) }, { modified: ago(30) }, {}, { modified: ago(23) }]);
  const { code, stdout } = await indexNow();
  expect([code, stdout]).toEqual([0, "2 addresses: 200, the addresses have arrived\n"]);
  expect(messages).toEqual([
    {
      method: "POST",
      type: "application/json; charset=utf-8",
      body: {
        host: new URL(site.url).host,
        key,
        keyLocation: `${site.url}/${key}.txt`,
        urlList: [`${site.url}/0`, `${site.url}/3`],
      },
    },
  ]);
});

it("goes as far back as it is told, through all parts of a sitemap", async () => {
  await publish([{ modified: "2026-02-03T00:00:00Z" }, { modified: "2026-01-01T00:00:00Z" }, { modified: ago(1) }], 1);
  expect((await indexNow(["--since", "2026-02-01"])).code).toBe(0);
  expect(messages.map(({ body }) => body.urlList)).toEqual([[`${site.url}/0`, `${site.url}/2`]]);
});

it("only prints on a dry run", async () => {
  await publish([{ modified: ago(1) }, { modified: ago(2) }]);
  const { code, stdout } = await indexNow(["--dry-run"]);
  expect([code, stdout]).toEqual([0, `${site.url}/0\n${site.url}/1\n`]);
  expect(messages).toEqual([]);
});

it("says that there is nothing to send", async () => {
  await publish([{ modified: ago(48) }]);
  const { code, stdout } = await indexNow();
  expect([code, messages.length]).toEqual([0, 0]);
  expect(stdout).toMatch(/^No page was changed after .*Z\. Nothing was sent\.\n$/);
});

it("sends 10,000 addresses at a time, until it is refused", async () => {
  await publish(Array.from({ length: 20_001 }, () => ({ modified: ago(1) })));
  statuses = [202, 429];
  const { code, stdout } = await indexNow();
  expect(code).toBe(1);
  expect(messages.map(({ body }) => body.urlList.length)).toEqual([10_000, 10_000]);
  expect(stdout).toBe(
    "10000 addresses: 202, the addresses have arrived; the key is still to be checked\n" +
      "10000 addresses: 429, too many messages: try again later\n",
  );
});

it.each([
  [400, "the message is malformed"],
  [403, "the key is not believed: its file does not answer on the site, or holds something else"],
  [422, "the addresses do not belong to the site, or the key does not fit them"],
  [500, "an answer that IndexNow does not describe"],
])("explains an answer with status %d", async (status, meaning) => {
  await publish([{ modified: ago(1) }]);
  statuses = [status];
  const { code, stdout } = await indexNow();
  expect([code, stdout]).toEqual([1, `1 address: ${status}, ${meaning}\n`]);
});

it("says that nobody answers", async () => {
  await publish([{ modified: ago(1) }]);
  const closed = createServer();
  await new Promise<void>((resolve) => closed.listen(0, "127.0.0.1", resolve));
  const { port } = closed.address() as AddressInfo;
  await new Promise((resolve) => closed.close(resolve));
  const { code, stdout } = await indexNow([], { INDEXNOW_ENDPOINT: `http://127.0.0.1:${port}/` });
  expect([code, stdout]).toEqual([1, `1 address: no answer from http://127.0.0.1:${port}/ (ECONNREFUSED)\n`]);
});

it.each<[string, string[], Record<string, string>, RegExp]>([
  ["a key that is too short", [], { INDEXNOW_KEY: "abc" }, /^INDEXNOW_KEY has to be 8 to 128 letters/],
  ["a key with other signs", [], { INDEXNOW_KEY: "abcdefg_h" }, /^INDEXNOW_KEY has to be/],
  ["a key that was not published", [], { INDEXNOW_KEY: "another-key" }, /another-key\.txt is not there\. Build/],
  ["a date that is none", ["--since", "yesterday"], {}, /^--since yesterday is no date/],
  ["an option that there is not", ["--all"], {}, /^Unknown option '--all'/],
  ["a build without a sitemap", [], {}, /holds no sitemap\. Build the site first/],
])("does not accept %s", async (_name, args, env, message) => {
  const { code, stderr } = await indexNow(args, env);
  expect(code).toBe(2);
  expect(stderr.replace(/^npm warn.*\n/gm, "")).toMatch(message);
  expect(messages).toEqual([]);
});
