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
    "\\.woff2$": "<rootDir>/tests/support/font.ts",
  },
  testPathIgnorePatterns: ["/node_modules/", "/.cache/", "/public/"],
  modulePathIgnorePatterns: ["/.cache/", "/public/"],
};

export default {
  projects: [
    { ...shared, displayName: "unit", testMatch: ["<rootDir>/tests/unit/**/*.test.{ts,tsx}"] },
    { ...shared, displayName: "content", testMatch: ["<rootDir>/tests/content/**/*.test.ts"] },
  ],
};
