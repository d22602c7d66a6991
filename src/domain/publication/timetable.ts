import { type PublicationState, publicationState } from "./published";
import type { Scheduled, SiteClock } from "./schedule";

/** A file, or a part of one, that is not published always. */
export interface Timed extends Scheduled {
  /** Path below the project, such as `content/posts/seo.md`. */
  file: string;
  /** Which part of it, such as `carousel.slides[1]`; empty when the whole file is meant. */
  field: string;
  draft?: boolean;
}

/** A moment at which something appears or disappears. */
export interface Change {
  timed: Timed;
  /** As the content has it, in the site's time zone. */
  moment: string;
  /** Milliseconds since 1970. */
  instant: number;
  becomes: "published" | "withdrawn";
}

const isGroup = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;

/** What of an entry is not published always: itself, its slides, its banners. */
export const timedParts = (file: string, value: unknown, field = ""): Timed[] => {
  if (Array.isArray(value)) return value.flatMap((part, index) => timedParts(file, part, `${field}[${index}]`));
  if (!isGroup(value)) return [];
  const { draft, publishAt, expireAt } = value;
  const own: Timed = {
    ...{ file, field },
    ...(draft === true && { draft }),
    ...(typeof publishAt === "string" && { publishAt }),
    ...(typeof expireAt === "string" && { expireAt }),
  };
  const parts = Object.entries(value).flatMap(([name, part]) =>
    timedParts(file, part, field === "" ? name : `${field}.${name}`),
  );
  return Object.keys(own).length > 2 ? [own, ...parts] : parts;
};

/** All that appears and disappears, in the order of time. A draft does neither. */
export const changesOf = (all: readonly Timed[], { instantOf }: SiteClock): Change[] =>
  all
    .filter(({ draft }) => draft !== true)
    .flatMap((timed) => {
      const change = (becomes: Change["becomes"], moment?: string) =>
        moment === undefined ? [] : [{ timed, becomes, moment, instant: instantOf(moment) }];
      return [...change("published", timed.publishAt), ...change("withdrawn", timed.expireAt)];
    })
    .toSorted((one, other) => one.instant - other.instant);

const nameOf = ({ file, field }: Timed): string => (field === "" ? file : `${file}: ${field}`);

const line = ({ timed, moment, becomes }: Change): string => `  ${moment} ${nameOf(timed)} is ${becomes}`;

const reasons: Record<PublicationState, (timed: Timed) => string | undefined> = {
  shown: () => undefined,
  draft: () => "is a draft",
  waiting: ({ publishAt }) => `waits for ${publishAt}`,
  expired: ({ expireAt }) => `expired at ${expireAt}`,
};

interface Report {
  timeZone: string;
  /** Whether it is a build that shows drafts. */
  preview: boolean;
  /** When the build before this one was made, where that is known (milliseconds since 1970). */
  before?: number;
}

const listed = (title: string, lines: readonly string[]): string[] => (lines.length === 0 ? [] : [title, ...lines]);

/** How many of the next changes are named. */
const mostComing = 10;

/** What a build says of all that goes with time: what has changed by itself, what is withheld and why, what comes next. */
export const timetableReport = (
  all: readonly Timed[],
  clock: SiteClock,
  { timeZone, preview, before }: Report,
): string[] => {
  const changes = changesOf(all, clock);
  const due = changes.filter(({ instant }) => instant <= clock.now && before !== undefined && instant > before);
  const coming = changes.filter(({ instant }) => instant > clock.now);
  const withheld = all.flatMap((timed) => {
    const reason = reasons[publicationState(timed, clock)](timed);
    return reason === undefined ? [] : [`  ${nameOf(timed)} ${reason}`];
  });
  return [
    ...(preview ? ["This build shows drafts, and what waits for its time. It is not for the public."] : []),
    ...listed("Fell due since the last build:", due.map(line)),
    ...listed(preview ? "Not for production:" : "Withheld:", withheld),
    ...listed(`Falls due next (${timeZone}):`, coming.slice(0, mostComing).map(line)),
    ...(coming.length > mostComing ? [`  and ${coming.length - mostComing} more`] : []),
  ];
};
