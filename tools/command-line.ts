/** An error in the arguments or settings of a command. Its message says how to fix it. */
export class UsageError extends Error {}

/**
 * Parses arguments, and turns an error of `parseArgs` into a usage error.
 *
 * @param usage follows the message
 */
export const parsed = <Arguments>(parse: () => Arguments, usage?: string): Arguments => {
  try {
    return parse();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new UsageError(usage === undefined ? message : `${message}\n\n${usage}`);
  }
};

/** Prints the output of a command. A usage error is printed without a stack, and sets the exit code 2. */
export const printAnswer = async (answer: () => string | Promise<string>): Promise<void> => {
  // A reader such as `head` may end before the output does.
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error;
  });
  try {
    console.log(await answer());
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
};
