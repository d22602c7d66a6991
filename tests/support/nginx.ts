import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { installedProgram } from "../../tools/run/programs.mjs";

const program = installedProgram("nginx");
const missing = "there is no nginx (Debian: apt-get install nginx)";
if (program === undefined && process.env["CI"]) throw new Error(missing);
if (program === undefined) console.warn(`SKIPPED: ${missing}`);

/** Tests that need nginx are skipped without it, but never in CI. */
export const hasNginx = program !== undefined;

/**
 * Runs nginx in a folder.
 *
 * @param http directives of its `http` block besides the temporary paths
 * @returns a stop function
 */
export const startNginx = (folder: string, http: string) => {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${name};`);
  // As root, nginx would otherwise switch to a user that cannot read the folder.
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const main = `${user} pid nginx.pid; daemon off; error_log stderr crit; events {}`;
  writeFileSync(path.join(folder, "nginx.conf"), `${main} http { access_log off; ${temporary.join(" ")} ${http} }`);
  const args = ["-e", "stderr", "-p", folder, "-c", path.join(folder, "nginx.conf")];
  execFileSync(program ?? "", [...args, "-t"], { stdio: "pipe" });
  const nginx = spawn(program ?? "", args, { stdio: ["ignore", "ignore", "inherit"] });
  return async () => {
    nginx.kill();
    await once(nginx, "exit");
  };
};
