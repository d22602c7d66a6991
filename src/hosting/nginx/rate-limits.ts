import type { Site } from "./options";

/** How many requests one address may have answered at a time. HTTP/2 counts each request of a connection. */
const connections = 200;

/** Where nginx counts what each client address takes. They stand outside the servers. */
export const limitZones = ({ name }: Site): string[] => [
  "# Requests to functions, and requests at a time, by client address. Ten megabytes hold 80,000 addresses.",
  `limit_req_zone $binary_remote_addr zone=${name}_functions:10m rate=5r/s;`,
  `limit_conn_zone $binary_remote_addr zone=${name}_connections:10m;`,
];

/** What one address may take of the whole site. */
export const connectionLimit = ({ name }: Site): string[] => [
  `limit_conn ${name}_connections ${connections};`,
  "limit_conn_status 429;",
];

/** What one address may take of the functions. */
export const functionLimit = ({ name }: Site): string[] => [
  `limit_req zone=${name}_functions burst=20 nodelay;`,
  "limit_req_status 429;",
];
