import { deliverAndPurge } from "../../src/server/deliver-and-purge";

/** Netlify reads this at build time: every five minutes. */
export const config = { schedule: "*/5 * * * *" };

// eslint-disable-next-line import-x/no-default-export -- what Netlify runs
export default deliverAndPurge;
