import { deliverAndPurge } from "../../src/server/deliver-and-purge";

/** Runs every five minutes. Netlify reads it at build time. */
export const config = { schedule: "*/5 * * * *" };

// eslint-disable-next-line import-x/no-default-export -- what Netlify runs
export default deliverAndPurge;
