import type { VitalsReport } from "../../domain/vitals/report";
import { firstOfLast, keptDays } from "./days";
import type { VitalsStore } from "./vitals-store";

interface Ports {
  store: Pick<VitalsStore, "add" | "purge">;
  clock: () => Date;
}

/**
 * Counts reports on the day on which they come. The first of each day forgets
 * the days that are too old, so that no host needs a schedule for that.
 */
export const reportCounter = ({ store, clock }: Ports): ((report: VitalsReport) => Promise<void>) => {
  let lastDay: string | undefined;
  return async (report) => {
    const now = clock();
    const today = firstOfLast(1, now);
    await store.add(today, report);
    if (today === lastDay) return;
    await store.purge(firstOfLast(keptDays, now));
    lastDay = today;
  };
};
