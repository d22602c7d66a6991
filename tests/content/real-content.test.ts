import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Entry } from "../../src/domain/content/entry";
import { formatMistake } from "../../src/domain/content/mistake";
import type { Service } from "../../src/domain/content/service";
import type { SiteSettings } from "../../src/domain/content/settings";
import { checkContent } from "../../src/gatsby/content/check-content";

const { entries, mistakes } = checkContent(process.cwd());
const ofType = (type: Entry["type"]) => entries.filter((entry) => entry.type === type);
const inOrder = (type: Entry["type"]) =>
  ofType(type)
    .map(({ data }) => data as unknown as Service)
    .sort((a, b) => a.order - b.order);

const textFiles = readdirSync("content", { recursive: true, encoding: "utf8" })
  .filter((name) => /\.(md|json)$/.test(name))
  .map((name) => ({ name, text: readFileSync(path.join("content", name), "utf8") }));

const bodyOf = (markdown: string) => markdown.split("\n---\n").slice(1).join("");

describe("the content", () => {
  it("has no mistake", () => {
    expect(mistakes.map(formatMistake)).toEqual([]);
  });

  it("has the specification's services, by name and address", () => {
    expect(inOrder("Service").map(({ title, slug }) => [title, slug])).toEqual([
      ["Website Designing", "websitedesign"],
      ["Graphic Designing", "graphicgesign"],
      ["Logo Designing", "logodesign"],
      ["Custom Website Design", "customwebsitedesign"],
      ["Web Development", "webdevelopment"],
      ["E-Commerce Development", "Ecommercedevelopment"],
      ["App Development", "appdev"],
      ["WordPress Development", "wordpress"],
      ["Digital Marketing", "DigitalMarketing"],
      ["Search Engine Optimization", "seo"],
      ["PPC Advertising", "ppc"],
      ["Content Writing", "contentwriting"],
      ["Web Hosting", "webhosting"],
      ["Domain Registration", "Domain"],
      ["Bulk SMS", "bulksms"],
      ["Whatsapp Advertising Software", "whatsapp"],
    ]);
  });

  it("shows fifteen services on the home page: all but WhatsApp", () => {
    const hidden = inOrder("Service").filter(({ showOnHome }) => showOnHome !== true);
    expect(hidden.map(({ slug }) => slug)).toEqual(["whatsapp"]);
  });

  it("has the specification's industries, by name and address", () => {
    expect(inOrder("Industry").map(({ title, slug }) => [title, slug])).toEqual([
      ["Business Startup", "business_startup"],
      ["Enterprise Service", "enterpriseind"],
      ["Education & Learning", "educationind"],
      ["Ecommerce & Retail", "ecommerceandretail"],
      ["Digital Marketing", "digitalmark"],
      ["Social Networking", "socialnetworking"],
      ["Healthcare & Fitness", "healthcare"],
      ["Event & Ticket", "eventandticketind"],
      ["Food & Beverage", "foodandwebind"],
      ["Ticketing & Booking", "ticketandbooking"],
      ["Media & Entertainment", "media"],
      ["Other", "otherind"],
    ]);
  });

  it("has six articles of 700 to 1,200 words with headings and internal links", () => {
    const posts = ofType("Post");
    expect(
      posts
        .map(({ data }) => [data["date"], data["slug"]])
        .sort()
        .reverse(),
    ).toEqual([
      ["2025-06-01", "digital-marketing-trends-2025"],
      ["2025-05-20", "why-custom-web-design-matters"],
      ["2025-05-10", "boost-your-business-with-seo"],
      ["2025-04-28", "mobile-apps-transforming-business"],
      ["2025-04-15", "importance-of-brand-identity"],
      ["2025-03-30", "future-of-ecommerce-2025"],
    ]);
    for (const { file, links } of posts) {
      const body = bodyOf(readFileSync(file, "utf8"));
      const words = body.split(/\s+/).length;
      expect(words).toBeGreaterThanOrEqual(700);
      expect(words).toBeLessThanOrEqual(1200);
      expect(body.match(/^## /gm)?.length).toBeGreaterThanOrEqual(3);
      expect(links.filter((link) => link.startsWith("/")).length).toBeGreaterThanOrEqual(2);
    }
  });

  it("gives every page a title and a description of its own", () => {
    const seo = entries.flatMap(({ data }) =>
      "seo" in data ? [data["seo"] as { title: string; description: string }] : [],
    );
    expect(new Set(seo.map(({ title }) => title)).size).toBe(seo.length);
    expect(new Set(seo.map(({ description }) => description)).size).toBe(seo.length);
  });

  it("names the company in the settings and nowhere else", () => {
    const site = ofType("SiteSettings")[0]?.data as unknown as SiteSettings;
    const brand = [site.name, site.email, new URL(site.url).host, ...site.phones.map(({ number }) => number)];
    const elsewhere = textFiles
      .filter(({ name }) => name !== path.join("settings", "site.json"))
      .filter(({ text }) => brand.some((word) => text.includes(word)));
    expect(elsewhere.map(({ name }) => name)).toEqual([]);
  });

  it("has no sentence in two texts", () => {
    const seen = new Map<string, string>();
    const repeated = textFiles
      .filter(({ name }) => name.endsWith(".md"))
      .flatMap(({ name, text }) =>
        bodyOf(text)
          .split(/(?<=[.?!])\s+|\n/)
          .filter((sentence) => sentence.split(" ").length > 6)
          .flatMap((sentence) => {
            const first = seen.get(sentence);
            seen.set(sentence, name);
            return first === undefined || first === name ? [] : [`${first} and ${name}: ${sentence}`];
          }),
      );
    expect(repeated).toEqual([]);
  });
});
