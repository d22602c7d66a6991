import type { CreateNodeArgs } from "gatsby";
import { onCreateNode } from "../../../src/gatsby/nodes/create-nodes";

const kept = new Map<string, unknown>();
const createNode = jest.fn();

const written = (to: string) => JSON.stringify({ redirects: [{ from: "/old", to }] });

/** Simulates the development server reading the redirects. */
const read = async (text: string): Promise<void> => {
  const file = { sourceInstanceName: "content", relativePath: "redirects/redirects.json", extension: "json" };
  const args = {
    node: { id: "file", ...file, internal: { type: "File", contentDigest: text } },
    cache: kept,
    loadNodeContent: async () => text,
    getNode: () => undefined,
    createNodeId: (name: string) => name,
    createContentDigest: JSON.stringify,
    actions: { createNode, createParentChildLink: () => undefined },
  };
  await onCreateNode?.(args as unknown as CreateNodeArgs, { plugins: [] }, () => undefined);
};

it("an entry that becomes invalid keeps its last valid version until it is fixed", async () => {
  for (const text of [written("/about"), written("nowhere"), "{", written("/blog")]) await read(text);
  const shown = ["/about", "/about", "/about", "/blog"].map((to) => ({ redirects: [{ to }] }));
  expect(createNode.mock.calls.map(([node]) => node as object)).toMatchObject(shown);
});
