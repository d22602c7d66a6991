// tsx tests/support/mail-sink.ts PORT FOLDER: an SMTP server that empties a folder and saves each mail in it.
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { listenForMail } from "./mail-server";

const [port, folder] = process.argv.slice(2);
if (port === undefined || folder === undefined) throw new Error("Usage: mail-sink.ts PORT FOLDER");

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
let count = 0;
void listenForMail(Number(port), (message) => {
  count += 1;
  const file = path.join(folder, `${String(count).padStart(6, "0")}.eml`);
  // Renamed, so that no reader sees half of it.
  writeFileSync(`${file}.part`, message);
  renameSync(`${file}.part`, file);
  return Promise.resolve();
});
