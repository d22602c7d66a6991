import { existsSync } from "node:fs";
import { loadEnvFile } from "node:process";

/** Takes what stands in `.env` into the environment. What is set there already stays. */
export const loadSettings = () => {
  if (existsSync(".env")) loadEnvFile(".env");
};
