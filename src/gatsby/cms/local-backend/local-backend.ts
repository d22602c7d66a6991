import express, { type Express } from "express";
import { registerLocalFs } from "decap-server/dist/middlewares";
import { contentOnly, sameMachineOnly, unreadable } from "./guard";

/** A picture of the largest size as base64, and what stands around it. */
const bodyLimit = "10mb";

/**
 * What the editor of `npm run cms` reads and writes through: decap-server's file
 * backend behind a guard. On its own that server listens on all of the machine's
 * addresses and writes whatever it is told.
 *
 * @param project the folder whose `content/` is edited
 */
export const localBackend = async (project: string): Promise<Express> => {
  const backend = express();
  backend.use(sameMachineOnly, express.json({ limit: bodyLimit }), unreadable);
  backend.post("*", contentOnly);
  // decap-server takes the folder from the environment alone.
  process.env["GIT_REPO_DIRECTORY"] = project;
  await registerLocalFs(backend, { logLevel: "error" });
  return backend;
};
