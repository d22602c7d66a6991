import { type Handler, sendNothing } from "../http/handler";
import { reportCounter } from "./count-report";
import { vitalsHandler, type VitalsPorts } from "./vitals-handler";
import { openVitalsStore } from "./vitals-store";

interface Ports extends Omit<VitalsPorts, "count"> {
  databaseUrl: string;
  /** Whether nothing is to be measured. */
  isOff: boolean;
}

/** A page that was opened before measuring was switched off may still report; nobody counts it. */
const uncounted: Handler = (_request, response) => {
  sendNothing(response);
  return Promise.resolve();
};

/** The function that counts reports. Its store has nothing to do with that of the enquiries, so neither fails with the other. */
export const vitalsEndpoint = ({
  databaseUrl,
  isOff,
  ...ports
}: Ports): { handler: Handler; close: () => Promise<void> } => {
  const store = openVitalsStore(databaseUrl);
  const count = reportCounter({ store, clock: () => new Date() });
  return { handler: isOff ? uncounted : vitalsHandler({ ...ports, count }), close: store.close };
};
