import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { scheduleFile, scheduleFileSchema, scheduleOf } from "../../domain/publication/schedule-file";
import { changesOf, timetableReport } from "../../domain/publication/timetable";
import { currentStage } from "./current-stage";
import { readTimed } from "./read-timed";
import { timeZoneOf } from "./site-clock";

/** When the build before this one was made; unknown in a fresh folder. */
const builtBefore = async (file: string): Promise<number | undefined> => {
  if (!existsSync(file)) return undefined;
  try {
    return Date.parse(scheduleFileSchema.parse(JSON.parse(await readFile(file, "utf8"))).builtAt);
  } catch {
    return undefined;
  }
};

/** Says in the log what falls due when, and in a file, which `npm run due` reads, when the next build is needed. */
export const writeSchedule = async (): Promise<void> => {
  const project = process.cwd();
  const { clock, drafts } = currentStage(project);
  const timed = readTimed(project);
  const file = path.join(project, "public", scheduleFile);
  const before = await builtBefore(file);
  const report = timetableReport(timed, clock, {
    timeZone: timeZoneOf(project),
    preview: drafts,
    ...(before !== undefined && { before }),
  });
  // Not by the reporter, which breaks lines after 80 characters.
  process.stdout.write(report.map((line) => `${line}\n`).join(""));
  const next = changesOf(timed, clock).find(({ instant }) => instant > clock.now);
  await writeFile(file, JSON.stringify(scheduleOf(clock.now, next?.instant)));
};
