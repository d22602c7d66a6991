import { run } from "./process.mjs";

/** Whether programs may be installed on this machine, outside of the project. */
export const mayInstall = Boolean(process.env["CI"]) || process.argv.includes("--install");

/**
 * Installs packages of Debian's, where there is apt-get and the right to use it.
 *
 * @param {string[]} names
 * @returns {Promise<boolean>} whether that worked
 */
export const installDebianPackages = async (names) => {
  const prefix = process.getuid?.() === 0 ? [] : ["sudo"];
  for (const step of [
    ["apt-get", "update", "-qq"],
    ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "install", "-y", "-qq", "--no-install-recommends", ...names],
  ]) {
    const [command = "", ...args] = [...prefix, ...step];
    const code = await run(command, args).catch(() => 1);
    if (code !== 0) return false;
  }
  return true;
};
