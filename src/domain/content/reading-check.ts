import { hardReadingLevel } from "../reading-level";
import type { Entry } from "./entry";
import type { Mistake } from "./mistake";

/** Texts that are hard to read. */
export const readingWarnings = (entries: readonly Entry[]): Mistake[] =>
  entries.flatMap(({ file, body }) => {
    const level = body?.level;
    if (level === undefined || level <= hardReadingLevel) return [];
    return [
      {
        severity: "warning",
        file,
        field: "body",
        problem: `is hard to read: school year ${Math.round(level)}, more than ${hardReadingLevel}`,
        advice: "write shorter sentences and shorter words",
      },
    ];
  });
