import { execFile } from "node:child_process";
import { errorName } from "../../domain/error-name";
import type { Logger } from "./logger";

/**
 * Tells systemd that the server is ready, and then that its event loop runs
 * (systemd.service(5), `Type=notify` and `WatchdogSec`). Does nothing elsewhere.
 * Call it when the server listens.
 *
 * @param env with `NOTIFY_SOCKET` and `WATCHDOG_USEC`, which systemd sets
 */
export const notifySystemd = (env: Readonly<Record<string, string | undefined>>, logger: Logger): void => {
  if (!env["NOTIFY_SOCKET"]) return;
  let hasFailed = false;
  const notify = (state: string): void => {
    execFile("systemd-notify", [state], (error) => {
      if (error !== null && !hasFailed) logger.error({ error: errorName(error) }, "systemd-notify failed");
      hasFailed ||= error !== null;
    });
  };
  notify("READY=1");
  const watchdogMs = Number(env["WATCHDOG_USEC"] ?? 0) / 1000;
  if (watchdogMs > 0) setInterval(() => notify("WATCHDOG=1"), watchdogMs / 2).unref();
};
