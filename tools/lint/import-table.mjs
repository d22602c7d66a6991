// Which folder below src/ may import which. Every folder may import itself; any other import must be listed here.
/** @type {Record<string, string[]>} */
const table = {
  domain: [],
  theme: ["domain"],
  "components/primitives": ["theme", "domain"],
  // What all pages have in common, as data.
  "components/site": ["domain"],
  "components/sections": ["components/primitives", "components/site", "theme", "domain"],
  "components/layout": ["components/primitives", "components/site", "theme", "domain"],
  "components/seo": ["components/primitives", "components/site", "theme", "domain"],
  "features/analytics": ["components/site", "domain"],
  "features/enquiry": ["components", "theme", "domain"],
  "features/chatbot": ["components", "theme", "domain"],
  "features/search": ["components", "theme", "domain"],
  // A page without its query: what the CMS's preview and the site both render.
  views: ["components", "features", "theme", "domain"],
  templates: ["views", "components", "features", "theme", "domain"],
  pages: ["views", "components", "features", "theme", "domain"],
  // What a maintainer looks at; it is in no visitor's build.
  gallery: ["components", "features", "theme", "domain"],
  markdown: ["domain"],
  // What the CMS's editor is told of the content model; the rest of the CMS runs in a marketer's browser.
  "cms/config": ["domain"],
  "cms/preview": ["cms/config", "views", "components", "features", "markdown", "theme", "domain"],
  "cms/admin": ["cms/config", "cms/preview", "domain"],
  server: ["domain"],
  api: ["server", "domain"],
  // Every page is wrapped in its layout here, and the layout is given the features that stand on every page.
  gatsby: [
    "cms/config",
    "markdown",
    "domain",
    "theme",
    "components/primitives",
    "components/layout",
    "components/seo",
    "features",
  ],
  hosting: ["server", "domain"],
};

/** @type {(allowed: string, folder: string) => boolean} */
const covers = (allowed, folder) => folder === allowed || folder.startsWith(`${allowed}/`);

/** @type {(row: [string, string[]]) => { target: string, from: string[], message: string }} */
const zone = ([folder, allowed]) => ({
  target: `./src/${folder}`,
  from: Object.keys(table)
    .filter((other) => other !== folder && !allowed.some((name) => covers(name, other)))
    .map((other) => `./src/${other}`),
  message: `src/${folder} may import: ${allowed.join(", ") || "nothing of ours"}.`,
});

/** Zones for `import-x/no-restricted-paths`. */
export const zones = Object.entries(table).map(zone);

/** @type {(files: string[], regex: string, message: string) => import("eslint").Linter.Config} */
const onlyPackages = (files, regex, message) => ({
  files,
  rules: { "no-restricted-imports": ["error", { patterns: [{ regex, message }] }] },
});

/** Which packages the inner folders may import. */
export const packageRules = [
  onlyPackages(
    ["src/domain/**"],
    "^(?!zod(?:/mini)?$|schema-dts$|\\.)",
    "The domain imports zod, and types of schema.org, and nothing else.",
  ),
  onlyPackages(["src/theme/**"], "^(?!@emotion/react$|\\.)", "The theme imports Emotion and nothing else."),
  onlyPackages(
    ["src/server/**", "src/hosting/server/**", "src/hosting/*.ts"],
    "^(?:react|gatsby)(?:-|/|$)",
    "No React and no Gatsby here.",
  ),
];
