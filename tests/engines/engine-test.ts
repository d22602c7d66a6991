import { test as base } from "@playwright/test";
import { type EngineName, engines } from "./engines";
import { type Engine, type Visitor, visitorIn } from "./visitor";

/** A test with a visitor, in a tab of the project's engine and viewport. */
export const test = base.extend<{ visitor: Visitor }, { engineName: EngineName; engine: Engine }>({
  engineName: ["Chromium", { option: true, scope: "worker" }],
  engine: [
    async ({ engineName }, provide) => {
      const { executable = "", start } = engines[engineName];
      const engine = await start(executable);
      await provide(engine);
      await engine.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  visitor: async ({ engine, viewport, baseURL }, provide) => {
    const tab = await engine.open(viewport ?? { width: 1366, height: 768 });
    await provide(visitorIn(tab, baseURL ?? ""));
    await tab.close();
  },
});
