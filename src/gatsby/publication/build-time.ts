import { env } from "node:process";

/** The name of the setting that gives a build another time than the clock's. Tests of real builds set it. */
export const buildTimeSetting = "BUILD_TIME";

const begun = Date.now();

/**
 * What time it is for a build, in milliseconds since 1970: when it began. What
 * falls due while it runs is left to the next. The development server goes with the time.
 *
 * @throws {Error} when the setting holds no instant
 */
export const buildTime = (environment: Readonly<Record<string, string | undefined>> = env): number => {
  const setting = environment[buildTimeSetting];
  if (setting === undefined || setting === "") return environment["NODE_ENV"] === "production" ? begun : Date.now();
  const time = Date.parse(setting);
  if (Number.isNaN(time)) throw new Error(`${buildTimeSetting} has to be an instant such as 2026-12-01T03:30:00Z`);
  return time;
};
