import { execFileSync } from "node:child_process";

it("a command gets the settings that were read after the tools were loaded, as npm start reads .env", () => {
  const script = `import { run } from "./tools/run/process.mjs";
    process.env.LOG_LEVEL = "error";
    await run(process.execPath, ["-p", "process.env.LOG_LEVEL"]);`;
  const output = execFileSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" });
  expect(output).toBe("error\n");
});
