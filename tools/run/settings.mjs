import { existsSync } from "node:fs";

/** Takes what stands in `.env` into the environment. What is set there already stays. */
export const loadSettings = () => {
  if (existsSync(".env")) process.loadEnvFile(".env");
};
