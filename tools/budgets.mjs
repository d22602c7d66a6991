// `npm run budgets`, and a step of `npm test`: whether every kind of page keeps its budgets (tools/budgets/budgets.ts).
import "./run/command.mjs";
import { tsImport } from "tsx/esm/api";
import { startLighthouse } from "./budgets/lighthouse.mjs";
import { chooseChromium } from "./run/chromium.mjs";

await chooseChromium();

/** @type {typeof import("./budgets/command")} */
const { runBudgets } = await tsImport("./budgets/command.ts", import.meta.url);

await runBudgets(startLighthouse);
