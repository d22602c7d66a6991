import { readFileSync } from "node:fs";
import Ajv from "ajv";
import { cmsConfig, publishedBackend } from "../../../src/cms/config/cms-config";
import { type CmsField, cmsFields } from "../../../src/cms/config/cms-field";
import { collectionName, collections } from "../../../src/cms/config/collections";
import { entrySchema } from "../../../src/cms/config/entry-schema";
import { pageKinds } from "../../../src/cms/preview/page-kinds";
import { cmsBackend } from "../../../src/domain/cms/cms-environment";

/**
 * The JSON Schema of the configuration shared by Sveltia CMS and Decap CMS. Decap itself does not report a misspelt
 * widget or option.
 */
const schema = JSON.parse(readFileSync("node_modules/@sveltia/cms/schema/sveltia-cms.json", "utf8")) as {
  definitions: Record<string, object>;
};
// It allows custom widgets under any name; there are none here.
schema.definitions["Field"] = { $ref: "#/definitions/StandardField" };

const validate = new Ajv({
  strict: false,
  allErrors: true,
  allowUnionTypes: true,
  formats: { regex: true, uri: true },
}).compile(schema);

const site = { url: "https://agency.example" };
const environment = { CMS_REPOSITORY: "example/website" };
const hosts = {
  github: environment,
  gitlab: { ...environment, CMS_BACKEND: "gitlab", CMS_APP_ID: "abc" },
  gitea: { ...environment, CMS_BACKEND: "gitea", CMS_APP_ID: "abc", CMS_HOST_URL: "https://git.example" },
};

const configFor = (variables: Record<string, string>) => {
  const backend = cmsBackend(variables);
  if (backend.name === "none") throw new Error("no backend");
  return cmsConfig(site, publishedBackend(backend, site.url));
};

describe("the CMS configuration", () => {
  it.each([
    ["a group that an entry may omit", "Quote", "image", "src", false],
    ["a group that most entries have", "Service", "hero", "headline", true],
  ] as const)("marks the fields of %s as required or optional: %s, %s", (_what, type, group, part, required) => {
    const field = cmsFields(entrySchema(type)).find(({ name }) => name === group);
    expect(field).toMatchObject({
      required: false,
      fields: expect.arrayContaining([expect.objectContaining({ name: part, required })]),
    });
  });

  it.each([
    ["Banners", "banners"],
    ["Redirects", "redirects"],
    ["SiteSettings", "social"],
  ] as const)("lets editors remove the last item of an optional list: %s, %s", (type, name) =>
    expect(cmsFields(entrySchema(type))).toContainEqual(expect.objectContaining({ name, required: false })),
  );

  it("counts an emoji in a text as one character, as the content check does", () => {
    const seo = cmsFields(entrySchema("Post")).find(({ name }) => name === "seo")?.["fields"] as CmsField[];
    const [pattern] = seo[0]?.["pattern"] as [string];
    expect([45, 46].map((length) => RegExp(pattern).test("😀".repeat(length)))).toEqual([true, false]);
  });

  it("shows a URL in a hint as it has to be written", () => {
    const hosting = cmsFields(entrySchema("Analytics")).find(({ name }) => name === "host");
    expect(hosting?.hint).toMatch(/^https:\/\/ and the host/);
  });

  it("shows a preview beside the forms that have one, and no others", () => {
    const previewed = new Set(pageKinds.map(({ type }) => collectionName(type)));
    const entries = collections().flatMap((one): { name: string; editor?: unknown }[] => one.files ?? [one]);
    for (const { name, editor } of entries) expect([name, editor]).toEqual([name, { preview: previewed.has(name) }]);
  });

  it("filters articles by drafts, as the guide says", () => {
    const articles = collections().find(({ name }) => name === "posts");
    expect(articles?.["view_filters"]).toEqual([{ label: "Drafts", field: "draft", pattern: true }]);
  });

  it("gives the fields of each group unique labels", () => {
    const groups: string[][] = [];
    JSON.stringify(configFor(environment), (key, value: unknown) => {
      if (key === "fields" && Array.isArray(value)) groups.push(value.map(({ label }: { label: string }) => label));
      return value;
    });
    expect(groups.length).toBeGreaterThan(10);
    expect(groups.filter((labels) => new Set(labels).size < labels.length)).toEqual([]);
  });

  it("signs in to GitLab by PKCE", () => {
    const signIn = { base_url: "https://gitlab.com", app_id: "abc", auth_type: "pkce" };
    expect(configFor(hosts.gitlab).backend).toMatchObject(signIn);
  });

  it.each(Object.entries(hosts))("is valid for %s, with review where Decap supports it", (host, variables) => {
    const config = configFor(variables);
    validate(config);
    expect(validate.errors).toBeNull();
    expect(config.publish_mode).toBe(host === "gitea" ? "simple" : "editorial_workflow");
  });
});
