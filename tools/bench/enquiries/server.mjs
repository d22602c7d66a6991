// The compiled function behind Node's own server, as a host runs it. Says its port on the channel to its parent.
import { createServer } from "node:http";
import { createRequire } from "node:module";

const contact = createRequire(import.meta.url)("../../../dist/functions/contact.js").default;

const server = createServer((request, response) => contact(request, response)).listen(0, "127.0.0.1", () => {
  const address = server.address();
  process.send?.(address !== null && typeof address === "object" ? address.port : 0);
});
process.on("disconnect", () => process.exit());
