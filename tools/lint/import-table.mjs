// Which folder below src/ may import which. Every folder may import itself; any other import must be listed here.
/** @type {Record<string, string[]>} */
const table = {
  domain: [],
  theme: ["domain"],
  "components/primitives": ["theme", "domain"],
  // Data that all pages share.
  "components/site": ["domain"],
  "components/sections": ["components/primitives", "components/site", "theme", "domain"],
  "components/layout": ["components/primitives", "components/site", "theme", "domain"],
  "components/seo": ["components/primitives", "components/site", "theme", "domain"],
  "features/analytics": ["components/site", "domain"],
  "features/enquiry": ["components", "theme", "domain"],
  "features/chatbot": ["components", "theme", "domain"],
  "features/search": ["components", "theme", "domain"],
  // Pages without queries, which the site and the CMS's preview render.
  views: ["components", "features", "theme", "domain"],
  templates: ["views", "components", "features", "theme", "domain"],
  pages: ["views", "components", "features", "theme", "domain"],
  // For maintainers; not in production builds.
  gallery: ["components", "features", "theme", "domain"],
  markdown: ["domain"],
  // The editor's configuration, built from the content model; the rest of the CMS runs in a browser.
  "cms/config": ["domain"],
  "cms/preview": ["cms/config", "views", "components", "features", "markdown", "theme", "domain"],
  "cms/admin": ["cms/config", "cms/preview", "markdown", "domain"],
  server: ["domain"],
  api: ["server", "domain"],
  // Wraps every page in the layout, with the features of every page.
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
