import { spawn } from "node:child_process";
import { once } from "node:events";
import { freePort } from "../../tools/run/free-port.mjs";
import { eventually } from "../support/eventually";
import type { Engine, Key } from "./visitor";

/** WebDriver's key codes: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keys: Record<Key, string> = { ArrowDown: "\uE015", Enter: "\uE007", Escape: "\uE00C", Tab: "\uE004" };

/** An element reference, under a key that the standard defines: https://www.w3.org/TR/webdriver2/#elements */
type Found = Record<string, string>;
const pathOf = (found: Found) => `/element/${Object.values(found).join("")}`;

const commandsAt =
  (driverUrl: string) =>
  async <Value>(method: "GET" | "POST" | "DELETE", path: string, body?: object): Promise<Value> => {
    const response = await fetch(driverUrl + path, { method, body: body && JSON.stringify(body) });
    const { value } = (await response.json()) as { value: Value };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };

const browserOptions = { args: ["--automation", "--javascript-can-open-windows-automatically=true"] };
const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": browserOptions } };

/** Starts WebKitGTK's driver, on a virtual display. Each tab is a MiniBrowser of its own. */
export const startWebKit = async (driverPath: string): Promise<Engine> => {
  const port = await freePort();
  // WebKit's sandbox does not start for root.
  const asRoot = process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" };
  const driver = spawn("xvfb-run", ["--auto-servernum", driverPath, `--port=${port}`], {
    env: { ...process.env, GDK_BACKEND: "x11", LIBGL_ALWAYS_SOFTWARE: "1", ...asRoot },
    stdio: "ignore",
    // A process group is killed as one: display, driver and browsers.
    detached: true,
  });
  const command = commandsAt(`http://127.0.0.1:${port}`);
  await eventually("WebKitWebDriver", () => command<object>("GET", "/status").catch(() => undefined));

  const open: Engine["open"] = async ({ width, height }) => {
    const { sessionId } = await command<{ sessionId: string }>("POST", "/session", { capabilities });
    const session = `/session/${sessionId}`;
    const evaluate = <Value>(expression: string) =>
      command<Value>("POST", `${session}/execute/sync`, { script: `return ${expression}`, args: [] });
    const type = async (text: string) => {
      const focused = await command<Found>("GET", `${session}/element/active`);
      await command("POST", `${session}${pathOf(focused)}/value`, { text });
    };
    // With its 38 px address bar, a window cannot be as narrow as a phone.
    const first = await command<string>("GET", `${session}/window`);
    await evaluate(`void open("about:blank", "", "width=${width},height=${height + 38},toolbar=no,location=no")`);
    const handles = await command<string[]>("GET", `${session}/window/handles`);
    await command("POST", `${session}/window`, { handle: handles.find((handle) => handle !== first) });
    return {
      goto: (url) => command("POST", `${session}/url`, { url }),
      evaluate,
      evaluateHandle: async (expression) => {
        const found = await evaluate<Found | null>(expression);
        const click = () => command<undefined>("POST", `${session}${pathOf(found as Found)}/click`, {});
        return { asElement: () => (found === null ? null : { click }) };
      },
      keyboard: { type, press: (key) => type(keys[key]) },
      close: () => command("DELETE", session),
    };
  };
  return {
    open,
    close: async () => {
      if (driver.pid !== undefined) process.kill(-driver.pid);
      await once(driver, "exit");
    },
  };
};
