const shared = {
  transform: {
    // Its private methods are beyond Gatsby's preset.
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
  // Jest cannot load ES modules, and these packages have no other format.
  transformIgnorePatterns: ["/node_modules/(?!temporal-|uuid/|oauth4webapi/)"],
  modulePathIgnorePatterns: ["/.cache/", "/public/", "/.fixture-site/"],
  setupFilesAfterEnv: ["<rootDir>/tests/support/one-error-realm.ts"],
};

/** Maps imports of content to the fixture's, so that no test depends on the real content. */
const onFixture = {
  ...shared,
  moduleNameMapper: {
    ...shared.moduleNameMapper,
    "^[./]+/content/(settings|pages|chatbot)/(.+\\.json)$": "<rootDir>/tests/fixture-site/content/$1/$2",
  },
};

const withRetry = {
  ...onFixture,
  setupFilesAfterEnv: [...shared.setupFilesAfterEnv, "<rootDir>/tests/support/retry-failed.ts"],
};

const enquiries = {
  ...withRetry,
  displayName: "enquiries",
  testMatch: ["<rootDir>/tests/enquiries/**/*.test.ts"],
  globalSetup: "<rootDir>/tests/support/postgres-setup.mjs",
  globalTeardown: "<rootDir>/tests/support/postgres-teardown.mjs",
};

export default {
  // On a busy machine anything may take seconds; a hang still fails.
  testTimeout: 60_000,
  projects: [
    { ...onFixture, displayName: "unit", testMatch: ["<rootDir>/tests/unit/**/*.test.{ts,tsx}"] },
    { ...onFixture, displayName: "content", testMatch: ["<rootDir>/tests/content/**/*.test.ts"] },
    enquiries,
    { ...withRetry, displayName: "hosting", testMatch: ["<rootDir>/tests/hosting/**/*.test.ts"] },
    { ...shared, displayName: "crawlers", testMatch: ["<rootDir>/tests/crawlers/**/*.test.ts"] },
  ],
};
