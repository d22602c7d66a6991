import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import { importX } from "eslint-plugin-import-x";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import globals from "globals";
import tseslint from "typescript-eslint";
import { packageRules, zones } from "./tools/lint/import-table.mjs";

export default defineConfig(
  {
    ignores: ["public", ".cache", ".fixture-site", "dist", ".netlify", "src/gatsby-types.d.ts", "test-results"],
  },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  jsxA11y.flatConfigs.strict,
  reactHooks.configs.flat["recommended-latest"],
  {
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
    plugins: { "import-x": importX },
    settings: {
      // Without its extensions, no-cycle ignores TypeScript files.
      ...importX.flatConfigs.typescript.settings,
      "import-x/resolver": { typescript: true },
    },
    rules: {
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", ignoreRestSiblings: true }],
      "import-x/no-cycle": "error",
      "import-x/no-self-import": "error",
      "import-x/no-default-export": "error",
      "import-x/order": [
        "error",
        { alphabetize: { order: "asc", caseInsensitive: true }, "newlines-between": "never" },
      ],
      "no-console": "error",
      "import-x/no-restricted-paths": ["error", { zones }],
    },
  },
  {
    files: [
      "src/pages/**",
      "src/templates/**",
      "tests/fixture-site/pages/**",
      "src/html.tsx",
      "src/gallery/gallery.tsx",
      "src/modules.d.ts",
      "tests/support/*.{ts,mjs}",
      "src/api/**",
      "*.mjs",
      "*.ts",
      "*.tsx",
    ],
    rules: { "import-x/no-default-export": "off" },
  },
  ...packageRules,
  { files: ["tools/**", "tests/**"], rules: { "no-console": "off" } },
);
