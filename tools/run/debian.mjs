import { run } from "./process.mjs";

/**
 * Installs a package of Debian's, where there is apt-get and the right to use it.
 *
 * @param {string} name
 * @param {string[][]} [before] commands to run as root first
 * @returns {Promise<boolean>} whether that worked
 */
export const installDebianPackage = async (name, before = []) => {
  const prefix = process.getuid?.() === 0 ? [] : ["sudo"];
  for (const step of [
    ...before,
    ["apt-get", "update", "-qq"],
    ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "install", "-y", "-qq", name],
  ]) {
    const [command = "", ...args] = [...prefix, ...step];
    const code = await run(command, args).catch(() => 1);
    if (code !== 0) return false;
  }
  return true;
};
