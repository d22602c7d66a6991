import type { Node } from "gatsby";
import type { GraphQLResolveInfo } from "gatsby/graphql";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { articleOf } from "../../../src/gatsby/schema/article";
import type { ResolverContext } from "../../../src/gatsby/schema/node-model";
import { htmlTree, parseMarkdown } from "../../../src/markdown/parse-markdown";
import { renderArticle } from "../../../src/markdown/render-markdown";
import { settings } from "../domain/support/site-settings";

const image = {
  width: 720,
  height: 450,
  layout: "constrained",
  images: {
    fallback: { src: "/a.jpg", srcSet: "/a.jpg 360w, /b.jpg 720w" },
    sources: [{ type: "image/avif", srcSet: "/a.avif 720w" }],
  },
} as IGatsbyImageData;

const tokens = { name: "Us", email: "a@b.example" };
const render = async (markdown: string, part?: string) => {
  const tree = htmlTree(parseMarkdown(markdown));
  return (await renderArticle(tree, { tokens, image: () => Promise.resolve(image), part })).html;
};

describe("renderMarkdown", () => {
  it("links footnotes both ways, with ids that are unique across the texts of a page", async () => {
    const idsIn = async (part?: string) => {
      const html = await render("A claim.[^1] And another.^[Its source.]\n\n[^1]: Its source.", part);
      const targets = Array.from(html.matchAll(/href="#([^"]+)"/g), ([, id = ""]) => id);
      expect(targets).toHaveLength(4);
      for (const id of targets) expect(html).toContain(`id="${id}"`);
      return targets;
    };
    const ids = [...(await idsIn()), ...(await idsIn("block-1")), ...(await idsIn("block-2"))];
    expect(new Set(ids).size).toBe(12);
  });

  it("replaces brand tokens, but not in code", async () => {
    expect(await render("{{name}} at [{{email}}](mailto:{{email}}), `{{name}}`, {{toString}}")).toBe(
      '<p>Us at <a href="mailto:a@b.example">a@b.example</a>, <code>{{name}}</code>, {{toString}}</p>',
    );
    expect(await render("```\n{{name}}\n```")).toContain("{{name}}");
    expect(await render("{{ name }}")).toBe("<p>Us</p>");
  });

  it("lets keyboards scroll a table, named by its columns", async () => {
    const html = await render("| Cookie | Purpose |\n| - | - |\n| a | b |");
    expect(html).toContain('<div class="table" tabindex="0" role="region" aria-label="Cookie, Purpose"><table>');
  });

  it("renders a picture of the site in all formats, with lazy loading", async () => {
    const html = await render("![A lamp](/media/lamp.jpg)");
    expect(html).toContain('<source type="image/avif" srcset="/a.avif 720w" sizes="(min-width: 720px) 720px, 100vw">');
    expect(html).toContain('<img src="/a.jpg" alt="A lamp" width="720" height="450" loading="lazy"');
  });
});

it("the headings of a quote have no ids, which could be duplicates on its page", async () => {
  const found: Record<string, object> = { SiteSettings: settings, Analytics: { provider: "none", notice: {} } };
  const nodeModel = {
    findOne: ({ type }: { type: string }) => Promise.resolve(found[type]),
    getNodeById: () => ({ rawMarkdownBody: "## Challenge" }),
  };
  const htmlOf = async (type: string) => {
    const node = { id: type, parent: "Markdown", internal: { type } } as unknown as Node;
    return (await articleOf(node, { nodeModel } as unknown as ResolverContext, {} as GraphQLResolveInfo)).html;
  };
  expect(await htmlOf("Quote")).toBe("<h2>Challenge</h2>");
  expect(await htmlOf("CaseStudy")).toBe('<h2 id="challenge-1">Challenge</h2>');
});
