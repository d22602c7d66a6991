/** Why nobody was signed in: the status of the answer, and what a marketer is told. */
const refusals = {
  notSetUp: [404, "Signing in with GitHub is not set up for this website. Please tell the people who run it."],
  notWorking: [503, "Signing in does not work at the moment. Please tell the people who run this website."],
  elsewhere: [403, "The editor may not be used at this address. Open it at the website’s own address."],
  unknown: [400, "This is not how the editor signs in. Reload the editor and sign in again."],
  expired: [403, "This sign-in took too long, or was begun in another window. Please sign in again."],
  denied: [403, "GitHub was told not to let you in. Sign in again and choose “Authorize”."],
  refused: [502, "GitHub does not know this website. Please tell the people who run it."],
  unreachable: [502, "GitHub does not answer at the moment. Wait a few minutes and sign in again."],
  tooMany: [429, "There were too many sign-ins at once. Wait a few minutes and sign in again."],
} as const satisfies Record<string, readonly [status: number, text: string]>;

export type Refusal = keyof typeof refusals;

/** How a sign-in ended. */
export type Outcome = { token: string } | { refusal: Refusal };

/** The status that answers an outcome. */
export const statusOf = (outcome: Outcome): number => ("token" in outcome ? 200 : refusals[outcome.refusal][0]);

/** What the window of the sign-in says. The editor closes it as soon as it has heard. */
export const textOf = (outcome: Outcome): string =>
  "token" in outcome ? "You are signed in. You can close this window." : refusals[outcome.refusal][1];
