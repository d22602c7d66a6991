import { entriesOf, type Entry } from "./entry";
import type { Mistake } from "./mistake";
import { weekdays } from "./settings";

/** A Monday, from which the days of a week are counted (UTC). */
const monday = Date.UTC(2024, 0, 1);
const dayLength = 86_400_000;

const dayName = (day: (typeof weekdays)[number], language: string): string =>
  new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" }).format(
    monday + weekdays.indexOf(day) * dayLength,
  );

/** The ways in which people write a time of day: 19:30 is 19:30 or 7:30. */
const spellings = (time: string): string[] => {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const minutes = String(minute).padStart(2, "0");
  return [time, `${hour}:${minutes}`, `${hour % 12 || 12}:${minutes}`];
};

const says = (text: string, words: readonly string[]): boolean =>
  words.some((word) => new RegExp(`(?<![\\p{L}\\d:])${word}(?![\\p{L}\\d])`, "iu").test(text));

/** Working hours whose words, which visitors read, do not say what search engines are told. */
export const hoursMistakes = (entries: readonly Entry[]): Mistake[] =>
  entriesOf(entries, "SiteSettings").flatMap(({ file, data: { hours, language } }) =>
    hours.opening.flatMap(({ days, opens, closes }, index) => {
      const ends = [days[0], days.at(-1)].flatMap((day) => (day === undefined ? [] : [dayName(day, language)]));
      const told = [...ends.map((day) => [day]), spellings(opens), spellings(closes)];
      return told
        .filter((words) => !says(hours.text, words))
        .map(([word = ""]) => ({
          file,
          field: "hours.text",
          problem: `does not say ${word}, which is in hours.opening[${index}]`,
          advice: "write the same hours in both",
        }));
    }),
  );
