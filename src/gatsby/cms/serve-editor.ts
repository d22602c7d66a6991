import path from "node:path";
import express from "express";
import type { CreateDevServerArgs, GatsbyNode } from "gatsby";
import { cmsConfig, localBackend as localBackendConfig, localBackendPath } from "../../cms/config/cms-config";
import { adminPath } from "../../domain/paths";
import { onlyEntry } from "../pages/entry-nodes";
import { entryPaths, writeEditor } from "./editor-files";
import { localBackend, ownPageOnly } from "./local-backend";

const editor = async (args: CreateDevServerArgs, project: string) => {
  const folder = path.join(project, ".cache/cms");
  const settings = onlyEntry(args, "SiteSettings");
  await writeEditor(folder, settings.name);
  const admin = express.Router();
  admin.use(ownPageOnly);
  admin.get("/config.json", (_request, response) => {
    response.json(cmsConfig(settings, localBackendConfig));
  });
  admin.get("/entries.json", (_request, response) => {
    response.json(entryPaths(args));
  });
  admin.use(express.static(folder));
  return admin;
};

/** Adds the editor at `/admin/` to the development server of `npm run cms`; it writes to this working tree. */
export const onCreateDevServer: NonNullable<GatsbyNode["onCreateDevServer"]> = async (args: CreateDevServerArgs) => {
  const { app, reporter } = args;
  if (process.env["CMS_LOCAL"] !== "on") return;
  const project = process.cwd();
  app.use(localBackendPath, await localBackend(project));
  app.use(adminPath, await editor(args, project));
  reporter.info(
    `The editor is at http://localhost:${process.env["PORT"] ?? "8000"}${adminPath}/ and writes to ${project}/content`,
  );
};
