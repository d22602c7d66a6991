/** A mistake of whoever typed a command or made its settings. Its message says what to do. */
export class Mistake extends Error {}

/**
 * Reads what was typed, and turns a complaint of `parseArgs` into a mistake.
 *
 * @param usage what is said after the complaint
 */
export const parsed = <Arguments>(parse: () => Arguments, usage?: string): Arguments => {
  try {
    return parse();
  } catch (error) {
    const complaint = error instanceof Error ? error.message : String(error);
    throw new Mistake(usage === undefined ? complaint : `${complaint}\n\n${usage}`);
  }
};

/**
 * Prints what a command answers. A mistake is told without a stack, and the
 * process ends with 2 for it.
 */
export const printAnswer = async (answer: () => string | Promise<string>): Promise<void> => {
  try {
    console.log(await answer());
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
};
