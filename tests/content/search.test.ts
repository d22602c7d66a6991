import { searchOver } from "../../src/features/search/search-engine";
import { searchDocuments } from "../../src/gatsby/search/search-documents";
import { searchIndexOf } from "../../src/gatsby/search/search-index";
import { realSearchContent } from "../support/search-content";

const content = realSearchContent();
const documents = searchDocuments(content);
const search = searchOver(JSON.parse(JSON.stringify(searchIndexOf(documents))));
const firstPath = (query: string) => search(query).best[0]?.path;
const paths = (query: string) => search(query).best.map(({ path }) => path);

describe("the search over the real content", () => {
  it("knows every service, industry, article, question and page", () => {
    const count = (kind: string) => documents.filter((document) => document.kind === kind).length;
    expect(count("service")).toBe(content.services.nodes.length);
    expect(count("industry")).toBe(content.industries.nodes.length);
    expect(count("post")).toBe(content.posts.nodes.length);
    expect(count("page")).toBe(6 + content.legalPages.nodes.length);
    expect(count("question")).toBe(content.services.nodes.flatMap(({ questions }) => questions).length);
  });

  it.each(documents.map(({ kind, title, id }) => [kind, title, id]))(
    "finds the %s %s by its title",
    (_kind, title, id) => {
      expect(paths(title).slice(0, 3)).toContain(id);
    },
  );

  it.each([
    ["seo", "/services/seo"],
    ["search engine optimisation", "/services/seo"],
    ["website", "/services/websitedesign"],
    ["WEB HOSTING", "/services/webhosting"],
    ["hostng", "/services/webhosting"],
    ["logo", "/services/logodesign"],
    ["whatsap", "/services/whatsapp"],
    ["e-commerce", "/services/Ecommercedevelopment"],
    ["ecommerce", "/services/Ecommercedevelopment"],
    ["mobile app", "/services/appdev"],
    ["google ads", "/services/ppc"],
    ["hospital", "/industries/healthcare"],
    ["clinic", "/industries/healthcare"],
    ["restaurant", "/industries/foodandwebind"],
    ["school", "/industries/educationind"],
    ["noida", "/contact_us"],
    [String(content.siteSettings.name), "/"],
    ["privacy", "/privacy-policy"],
  ])("answers %j with %s first", (query, path) => {
    expect(firstPath(query)).toBe(path);
  });

  it.each([
    ["branding", "/blog/importance-of-brand-identity"],
    ["buying advice", "/blog/mobile-apps-transforming-business"],
    ["trends", "/blog/future-of-ecommerce-2025"],
  ])("finds an article tagged %j at %s", (tag, path) => {
    expect(paths(tag).slice(0, 4)).toContain(path);
  });

  it("finds what was meant by words with two mistakes", () => {
    expect(paths("wbesite desing").slice(0, 2)).toContain("/services/websitedesign");
    expect(paths("serach engnie")[0]).toBe("/services/seo");
  });

  it("answers a sentence with what comes closest", () => {
    expect(paths("how long does a website take").slice(0, 5)).toContain("/services/websitedesign");
    expect(firstPath("can you promise the first position?")).toMatch(/^\/services\/seo#question-/);
  });

  it("pays no heed to words that are everywhere", () => {
    const { count, best } = search("a website for the clinic");
    expect(count).toBeLessThan(80);
    for (const { terms } of best) expect([...terms]).not.toEqual(expect.arrayContaining(["a"]));
    expect(search("the").count).toBeGreaterThan(40);
  });

  it("shows a word that it found, for every result", () => {
    for (const query of ["website", "wbesite", "price", "clinic", "how long"]) {
      for (const { terms } of search(query).best) expect(terms.size).toBeGreaterThan(0);
    }
  });

  it("finds some of the words when no text has all of them, and nothing where there is nothing", () => {
    expect(search("logo zzzzzzzz").count).toBeGreaterThan(0);
    expect(search("zzzzzzzz").count).toBe(0);
    expect(search("?!").count).toBe(0);
  });
});
