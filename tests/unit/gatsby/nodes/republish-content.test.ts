import type { Node, SourceNodesArgs } from "gatsby";
import { draftsSetting } from "../../../../src/domain/publication/stage";
import { republishContent } from "../../../../src/gatsby/nodes/republish-content";
import { buildTimeSetting } from "../../../../src/gatsby/publication/build-time";
import { postSource } from "../../../support/post-source";

/** Of Asia/Kolkata, in which the project's site is. */
const noon = "2026-12-01T06:30:00Z";
const morning = "2026-12-01T06:29:59Z";

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

/** What Gatsby has kept of the last build: the files, the Markdown in them, and nodes of content. */
const keptNodes = () => {
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
    store: { getState: () => ({ program: { directory: process.cwd() } }) },
    getNode: (id: string) => nodes.get(id),
    getNodesByType: (type: string) => [...nodes.values()].filter(({ internal }) => internal.type === type),
    loadNodeContent: ({ relativePath }: Node & { relativePath: string }) => Promise.resolve(sources[relativePath]),
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
    build: async (time: string, drafts: "on" | "off", all = false) => {
      process.env[buildTimeSetting] = time;
      process.env[draftsSetting] = drafts;
      await republishContent(args, all);
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

it("a build settles anew what the last one left of files that have not changed", async () => {
  const { build, posts, banners } = keptNodes();
  await build(morning, "on");
  expect(posts()).toEqual({ draft: "draft", coming: "waiting", going: "there" });
  expect(banners()).toEqual([["From noon on.", "Always."]]);
  await build(morning, "off");
  expect(posts()).toEqual({ going: "there" });
  expect(banners()).toEqual([["Always."]]);
  await build(noon, "off");
  expect(posts()).toEqual({ coming: "there" });
  expect(banners()).toEqual([["From noon on.", "Always."]]);
  await build(noon, "on");
  expect(posts()).toEqual({ draft: "draft", coming: "there", going: "expired" });
});

it("a build makes everything anew that other code has made", async () => {
  const { build, posts } = keptNodes();
  await build(noon, "off");
  expect(Object.keys(posts())).not.toContain("always");
  await build(noon, "off", true);
  expect(posts()).toEqual({ coming: "there", always: "there" });
});
