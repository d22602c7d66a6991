const shared = {
  transform: {
    // It has private methods, which Gatsby's preset does not take.
    "/oauth4webapi/": ["babel-jest", { presets: [["@babel/preset-env", { targets: { node: "current" } }]] }],
    "\\.(?:mjs|[jt]sx?)$": [
      "babel-jest",
      {
        presets: [
          ["babel-preset-gatsby", { reactRuntime: "automatic", reactImportSource: "@emotion/react" }],
          "@babel/preset-typescript",
        ],
      },
    ],
  },
  moduleNameMapper: {
    "^@phosphor-icons/core/.*\\.svg$": "<rootDir>/tests/support/svg.ts",
    "^gatsby$": "<rootDir>/tests/support/gatsby.tsx",
    "\\.woff2$": "<rootDir>/tests/support/font.ts",
  },
  // Jest takes no ES module from elsewhere; these come in no other form.
  transformIgnorePatterns: ["/node_modules/(?!temporal-|uuid/|oauth4webapi/)"],
  modulePathIgnorePatterns: ["/.cache/", "/public/", "/.fixture-site/"],
  // A busy machine may hold anything up for seconds; what hangs still fails.
  setupFilesAfterEnv: ["<rootDir>/tests/support/long-timeout.ts"],
};

/** No test depends on what an owner writes: the product's own imports of content find the fixture's. */
const onFixture = {
  ...shared,
  moduleNameMapper: {
    ...shared.moduleNameMapper,
    "^[./]+/content/(settings|pages|chatbot)/(.+\\.json)$": "<rootDir>/tests/fixture-site/content/$1/$2",
  },
};

const real = {
  ...onFixture,
  setupFilesAfterEnv: [...shared.setupFilesAfterEnv, "<rootDir>/tests/support/once-more.ts"],
};

const enquiries = {
  ...real,
  displayName: "enquiries",
  testMatch: ["<rootDir>/tests/enquiries/**/*.test.ts"],
  globalSetup: "<rootDir>/tests/support/postgres-setup.mjs",
  globalTeardown: "<rootDir>/tests/support/postgres-teardown.mjs",
};

const hosting = {
  ...real,
  displayName: "hosting",
  testMatch: ["<rootDir>/tests/hosting/**/*.test.ts"],
};

const crawlers = {
  ...shared,
  displayName: "crawlers",
  testMatch: ["<rootDir>/tests/crawlers/**/*.test.ts"],
};

export default {
  projects: [
    { ...onFixture, displayName: "unit", testMatch: ["<rootDir>/tests/unit/**/*.test.{ts,tsx}"] },
    { ...onFixture, displayName: "content", testMatch: ["<rootDir>/tests/content/**/*.test.ts"] },
    enquiries,
    hosting,
    crawlers,
  ],
};
