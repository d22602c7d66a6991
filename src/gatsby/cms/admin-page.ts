import { escapeHtml } from "../../domain/escape-html";
import { adminPath } from "../../domain/paths";

/** Decap takes the outline away from its fields, and with it the way to see where the keyboard is. */
const focusStyle = ":focus-visible{outline:3px solid #4f46e5!important;outline-offset:1px!important}";

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${escapeHtml(title)}</title>
<style>${focusStyle}</style>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
</head>
<body>
${body}
</body>
</html>
`;

/** The page that starts the editor. Its scripts run in this order. */
export const editorPage = (siteName: string): string =>
  page(
    `Editor of ${siteName}`,
    `<noscript>The editor needs JavaScript. Content can also be changed in the repository.</noscript>
<script src="${adminPath}/manual-init.js" defer></script>
<script src="${adminPath}/decap-cms.js" defer></script>
<script src="${adminPath}/admin.js" defer></script>`,
  );

/** What stands in the editor's place where no repository is named for it to write to. */
export const editorMissingPage = (siteName: string): string =>
  page(
    `Editor of ${siteName}`,
    `<main>
<h1>The editor is not set up here</h1>
<p>This site was built without a repository for its editor (CMS_REPOSITORY). docs/cms.md says how to name one.</p>
<p>On a machine that has the repository, <code>npm run cms</code> starts the editor without an account.</p>
</main>`,
  );
