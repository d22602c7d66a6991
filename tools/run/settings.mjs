import { accessSync, constants, existsSync } from "node:fs";

/** Takes what stands in `.env` into the environment. What is set there already stays. */
export const loadSettings = () => {
  if (!existsSync(".env")) return;
  // Node says of a file without read permission that it does not exist.
  accessSync(".env", constants.R_OK);
  process.loadEnvFile(".env");
};
