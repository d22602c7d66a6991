const shared = {
  transform: {
    "\\.[jt]sx?$": [
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
  // Jest takes no ES module from elsewhere; this one comes in no other form.
  transformIgnorePatterns: ["/node_modules/(?!temporal-)"],
  testPathIgnorePatterns: ["/node_modules/", "/.cache/", "/public/"],
  modulePathIgnorePatterns: ["/.cache/", "/public/"],
  // A busy machine may hold anything up for seconds; what hangs still fails.
  setupFilesAfterEnv: ["<rootDir>/tests/support/long-timeout.ts"],
};

const real = {
  ...shared,
  setupFilesAfterEnv: [...shared.setupFilesAfterEnv, "<rootDir>/tests/support/once-more.ts"],
};

const enquiries = {
  ...real,
  displayName: "enquiries",
  testMatch: ["<rootDir>/tests/enquiries/**/*.test.ts"],
  testEnvironment: "node",
  globalSetup: "<rootDir>/tests/support/postgres-setup.mjs",
  globalTeardown: "<rootDir>/tests/support/postgres-teardown.mjs",
};

const hosting = {
  ...real,
  displayName: "hosting",
  testMatch: ["<rootDir>/tests/hosting/**/*.test.ts"],
  testEnvironment: "node",
  globalSetup: "<rootDir>/tests/support/nginx-setup.mjs",
};

const crawlers = {
  ...shared,
  displayName: "crawlers",
  testMatch: ["<rootDir>/tests/crawlers/**/*.test.ts"],
  testEnvironment: "node",
};

export default {
  projects: [
    { ...shared, displayName: "unit", testMatch: ["<rootDir>/tests/unit/**/*.test.{ts,tsx}"] },
    { ...shared, displayName: "content", testMatch: ["<rootDir>/tests/content/**/*.test.ts"] },
    enquiries,
    hosting,
    crawlers,
  ],
};
