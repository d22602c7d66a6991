import type { Node, SourceNodesArgs } from "gatsby";
import { contentTypeOf } from "../../../src/domain/content/content-types";
import { draftsSetting } from "../../../src/domain/publication/environment";
import { keepReport, reportOn } from "../../../src/gatsby/content/content-reports";
import { sourceNodes } from "../../../src/gatsby/nodes/create-nodes";
import { buildTimeSetting } from "../../../src/gatsby/publication/build-environment";
import { postSource } from "../../support/post-source";

/** Without settings the clock is in UTC. */
const noon = "2026-12-01T12:00:00Z";
const morning = "2026-12-01T11:59:59Z";

const sources: Record<string, string> = {
  "posts/draft.md": postSource(["title: A draft of an article", "slug: draft", "draft: true"], "Text."),
  "posts/coming.md": postSource(["title: A coming article", "slug: coming", "publishAt: 2026-12-01T12:00"], "Text."),
  "posts/going.md": postSource(["title: A going article", "slug: going", "expireAt: 2026-12-01T12:00"], "Text."),
  "posts/always.md": postSource(["title: An article for good", "slug: always"], "Text."),
  "posts/broken.md": "no front matter",
  "settings/banners.json": JSON.stringify({
    label: "News",
    banners: [{ text: "From noon on.", publishAt: "2026-12-01T12:00" }, { text: "Always." }],
  }),
};

/** Gatsby's cache with the reports that the content check has put there. */
const filledCache = async () => {
  const values = new Map<string, unknown>();
  const cache = {
    get: (key: string) => Promise.resolve(values.get(key)),
    set: (key: string, value: unknown) => Promise.resolve(values.set(key, value)),
  };
  for (const [name, text] of Object.entries(sources)) {
    const type = contentTypeOf(name);
    if (type !== undefined) await keepReport(cache, `content/${name}`, reportOn(type, `content/${name}`, text));
  }
  return cache;
};

/** What Gatsby has kept of the last build: the files, the Markdown in them, and nodes of content. */
const keptNodes = async () => {
  const cache = await filledCache();
  const nodes = new Map<string, Node>();
  const add = (node: Record<string, unknown>) =>
    nodes.set(String(node["id"]), { children: [], ...node } as unknown as Node);
  for (const relativePath of Object.keys(sources)) {
    const isMarkdown = relativePath.endsWith(".md");
    const body = `${relativePath} Markdown`;
    add({
      id: relativePath,
      internal: { type: "File" },
      sourceInstanceName: "content",
      relativePath,
      extension: isMarkdown ? "md" : "json",
      children: isMarkdown ? [body] : [],
    });
    if (isMarkdown)
      add({ id: body, internal: { type: "MarkdownRemark" }, parent: relativePath, rawMarkdownBody: "Text." });
  }
  const args = {
    cache,
    getNode: (id: string) => nodes.get(id),
    getNodesByType: (type: string) => [...nodes.values()].filter(({ internal }) => internal.type === type),
    createNodeId: (text: string) => text,
    createContentDigest: JSON.stringify,
    actions: {
      createNode: add,
      deleteNode: ({ id }: Node) => nodes.delete(id),
      createParentChildLink: () => undefined,
    },
  } as unknown as SourceNodesArgs;
  const ofType = (type: string) => args.getNodesByType(type);
  return {
    build: async (time: string, drafts: "on" | "off") => {
      process.env[buildTimeSetting] = time;
      process.env[draftsSetting] = drafts;
      await sourceNodes(args);
    },
    posts: () =>
      Object.fromEntries(
        ofType("Post").map(({ slug, publication, draft }) => [slug, draft === true ? publication : "there"]),
      ),
    banners: () => ofType("Banners").map(({ banners }) => (banners as { text: string }[]).map(({ text }) => text)),
  };
};

afterEach(() => {
  process.env[buildTimeSetting] = "";
  process.env[draftsSetting] = "";
});

it("a build decides again about cached nodes of files that have not changed", async () => {
  const { build, posts, banners } = await keptNodes();
  await build(morning, "on");
  expect(posts()).toEqual({ draft: "draft", coming: "waiting", going: "there", always: "there" });
  expect(banners()).toEqual([["From noon on.", "Always."]]);
  await build(morning, "off");
  expect(posts()).toEqual({ going: "there", always: "there" });
  expect(banners()).toEqual([["Always."]]);
  await build(noon, "off");
  expect(posts()).toEqual({ coming: "there", always: "there" });
  expect(banners()).toEqual([["From noon on.", "Always."]]);
  await build(noon, "on");
  expect(posts()).toEqual({ draft: "draft", coming: "there", going: "expired", always: "there" });
});
