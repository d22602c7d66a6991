const patience = 15_000;

/** What keeps the question from being answered. Its message says what to do. */
export class NoAnswer extends Error {}

/** @type {(value: unknown) => boolean} */
const isInstant = (value) => typeof value === "string" && !Number.isNaN(Date.parse(value));

/**
 * Parsed by hand, since this runs where nothing is installed. `src/domain/publication/schedule-file.ts` says what is in it.
 *
 * @type {(text: string) => { builtAt: string, nextDue: string | null } | undefined}
 */
const parse = (text) => {
  try {
    const { builtAt, nextDue } = JSON.parse(text);
    return isInstant(builtAt) && (nextDue === null || isInstant(nextDue)) ? { builtAt, nextDue } : undefined;
  } catch {
    return undefined;
  }
};

/** @type {(address: URL | string, options: RequestInit) => Promise<Response>} */
export const ask = async (address, options) => {
  try {
    return await fetch(address, { ...options, signal: AbortSignal.timeout(patience) });
  } catch (error) {
    throw new NoAnswer("did not answer", { cause: error });
  }
};

/**
 * When a published site was built, and when it has to be built again.
 *
 * @param {string} site its address, such as https://example.com
 * @throws {NoAnswer} when it does not say so
 */
export const fetchSchedule = async (site) => {
  const address = new URL("/schedule.json", site);
  /** @type {(problem: string) => NoAnswer} */
  const noAnswer = (problem) => new NoAnswer(`${address} ${problem}. Publish a build of the site, or correct --site.`);
  const answer = await ask(address, { cache: "no-store" }).catch(() => {
    throw noAnswer("did not answer");
  });
  if (!answer.ok) throw noAnswer(`answered ${answer.status}`);
  const schedule = parse(await answer.text());
  if (schedule === undefined) throw noAnswer("is no schedule");
  return schedule;
};
