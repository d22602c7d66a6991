import { installedBrotliModule, installedNginx } from "../../tools/run/nginx.mjs";

const reason = "no nginx is installed (Debian: nginx)";

/** Tells the tests where nginx is. Without one they are skipped, but never in CI. */
const setup = () => {
  const program = installedNginx();
  if (program === undefined) {
    if (process.env["CI"]) throw new Error(reason);
    console.warn(`SKIPPED: the tests with nginx, since ${reason}`);
    return;
  }
  process.env["TEST_NGINX"] = program;
  process.env["TEST_NGINX_BROTLI"] = installedBrotliModule() ?? "";
};

export default setup;
