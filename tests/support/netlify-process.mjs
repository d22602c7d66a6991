// node tests/support/netlify-process.mjs HANDLER: runs a function's file as Netlify does, one event per message.
import { createRequire } from "node:module";
import path from "node:path";

const [, , file = ""] = process.argv;
const { handler } = createRequire(import.meta.url)(path.resolve(file));

process.on("message", async (event) => process.send?.(await handler(event, {})));
