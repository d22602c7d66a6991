import { mkdirSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { text } from "node:stream/consumers";
import { keyFile } from "../../../src/gatsby/crawlers/key-file";
import { type SitemapEntry, writeSitemap } from "../../../src/gatsby/crawlers/sitemap";
import { runTool } from "../../support/command-line";
import { temporaryFolder } from "../../support/temporary-folder";

const site = { url: "https://site.example" };
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

it("has a published key while one is set, unless it is none", () => {
  const warn = jest.fn();
  const published = (set: string) => {
    jest.replaceProperty(process, "env", { INDEXNOW_KEY: set });
    const files = keyFile({ warn });
    jest.restoreAllMocks();
    return files;
  };
  expect([published(key), published("")]).toEqual([{ [`/${key}.txt`]: key }, {}]);
  expect(warn).not.toHaveBeenCalled();
  expect(published("abc")).toEqual({});
  expect(warn).toHaveBeenCalled();
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
        host: expect.any(String) as string,
        key,
        keyLocation: expect.stringMatching(/^https?:.*\/0123456789abcdef\.txt$/) as string,
        urlList: [`${site.url}/0`, `${site.url}/3`],
      },
    },
  ]);
});

it.each<[string, string[], Record<string, string>, RegExp]>([
  ["a key that is too short", [], { INDEXNOW_KEY: "abc" }, /^INDEXNOW_KEY has to be 8 to 128 letters/],
  ["a key that was not published", [], { INDEXNOW_KEY: "another-key" }, /another-key\.txt is not there\. Build/],
  ["a date that is none", ["--since", "yesterday"], {}, /^--since yesterday is no date/],
  ["a build without a sitemap", [], {}, /holds no sitemap\. Build the site first/],
])("does not accept %s", async (_name, args, env, message) => {
  const { code, stderr } = await indexNow(args, env);
  expect(code).toBe(2);
  expect(stderr.replace(/^npm warn.*\n/gm, "")).toMatch(message);
  expect(messages).toEqual([]);
});
