import { accessSync, constants, existsSync } from "node:fs";

/** Loads `.env` into the environment, without overriding existing variables. */
export const loadSettings = () => {
  if (!existsSync(".env")) return;
  // Node reports a file without read permission as missing.
  accessSync(".env", constants.R_OK);
  process.loadEnvFile(".env");
};
