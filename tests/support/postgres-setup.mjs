import { installedPostgres, startPostgres } from "../../tools/run/postgres.mjs";

const start = () => {
  const programs = installedPostgres();
  if (programs === undefined) throw new Error("no PostgreSQL server is installed (npm --prefix tools/postgres ci)");
  return startPostgres(programs);
};

/** @type {Awaited<ReturnType<typeof startPostgres>> | undefined} */
let server;

/** Stops the server, if it was started. */
export const stop = async () => server?.stop();

/**
 * Starts the PostgreSQL server shared by a test run. If it is not installed, its tests are skipped, but never in CI.
 */
const setup = async () => {
  try {
    server = await start();
    process.env["TEST_POSTGRES_URL"] = server.url;
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    if (process.env["CI"]) throw error;
    console.warn(`SKIPPED: the tests with PostgreSQL, since ${message}`);
  }
};

export default setup;
