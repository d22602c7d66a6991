import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { adminPath } from "../../domain/paths";

/** Where Netlify takes edge functions from that a build has written (https://docs.netlify.com/frameworks-api). */
const folder = ".netlify/v1/edge-functions";

/** The name of the edge function's file. */
export const adminHeadersFile = path.posix.join(folder, "admin-headers.mjs");

const source = (
  headers: Readonly<Record<string, string>>,
): string => `// Written by the build: the editor's own headers.
const headers = ${JSON.stringify(headers, null, 2)};

export default async (_request, context) => {
  const response = await context.next();
  if (response.ok || response.status === 304) {
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  }
  return response;
};

export const config = { path: ${JSON.stringify([adminPath, `${adminPath}/*`])} };
`;

/**
 * Writes an edge function that gives the editor headers of its own. A rule in
 * `_headers` could not: the rule for all addresses fits as well, and a policy
 * beside another one only forbids more.
 */
export const writeAdminHeaders = async (headers: Readonly<Record<string, string>>): Promise<void> => {
  await mkdir(folder, { recursive: true });
  await writeFile(adminHeadersFile, source(headers));
};
