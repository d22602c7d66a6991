// tsx tests/support/mail-sink.ts PORT FOLDER: an SMTP server that empties a folder and saves each mail in it.
import { randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import { listenForMail } from "./mail-server";
import { fileMail } from "./received-mail";

const [port, folder] = process.argv.slice(2);
if (port === undefined || folder === undefined) throw new Error("Usage: mail-sink.ts PORT FOLDER");

rmSync(folder, { recursive: true, force: true });
let count = 0;
void listenForMail(Number(port), (message) => {
  count += 1;
  fileMail(folder, `${String(count).padStart(6, "0")}-${randomUUID()}`, message);
  return Promise.resolve();
});
