import { test as base } from "@playwright/test";
import { type EngineName, engines } from "./engines";
import type { Engine } from "./tab";
import { type Visitor, visitorIn } from "./visitor";

export interface EngineOptions {
  engineName: EngineName;
}

/** A test has a visitor, in a tab of the project's engine and as wide as the project says. */
export const test = base.extend<{ visitor: Visitor }, EngineOptions & { engine: Engine }>({
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
    if (viewport === null || baseURL === undefined) throw new Error("The project names no viewport, or no site.");
    const tab = await engine.open(viewport);
    await provide(visitorIn(tab, baseURL));
    await tab.close();
  },
});
