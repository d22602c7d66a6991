// `npm run render`, `npm run video` and `npm run list`: see command-line/usage.js.
import { commands } from "./command-line/commands.js";
import { readArguments } from "./command-line/read-arguments.js";
import { usage } from "./command-line/usage.js";
import { Mistake } from "./mistake.js";

const main = async () => {
  const { command, slugs, options } = readArguments(process.argv.slice(2));
  if (command === undefined || options.help) {
    console.log(usage);
    return;
  }
  await commands[command](slugs, options);
};

main().catch((/** @type {unknown} */ error) => {
  if (!(error instanceof Mistake)) throw error;
  console.error(`${error.message}.`);
  process.exitCode = 1;
});
