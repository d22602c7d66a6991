import type { Channel, NewEnquiry } from "../../../src/server/store/enquiry-store";
import { type EnquiryStore, openStore } from "../../../src/server/store/open-store";
import { newEnquiry } from "../../support/new-enquiry";
import { onTestFinished } from "../../support/on-test-finished";
import type { TestDatabases } from "../../support/test-databases";

const opened = (url: string): EnquiryStore => {
  const store = openStore(url);
  onTestFinished(store.close);
  return store;
};

/** Creates stores on an empty database for each test, and closes them. */
export const storeFixture = ({ empty, unreachable }: TestDatabases) => {
  let url: string;
  let first: EnquiryStore;
  beforeEach(async () => {
    url = await empty();
    first = opened(url);
  });
  return {
    /** The first store of the test's database. */
    store: () => first,
    /** Another store on the same database, as in another process. */
    another: () => opened(url),
    unreachable: () => opened(unreachable),
    /** Adds an enquiry and returns it. */
    added: async (wanted?: Partial<NewEnquiry>, channels: readonly Channel[] = ["mail"]) => {
      const enquiry = newEnquiry(wanted);
      await first.add(enquiry, channels);
      return enquiry;
    },
    /** Claims a delivery; throws if there is none. */
    claimed: async (channel: Channel, now: Date, leaseUntil: Date) => {
      const claim = await first.claim(channel, now, leaseUntil);
      if (claim === undefined) throw new Error(`No delivery by ${channel} is due at ${now.toISOString()}`);
      return claim;
    },
  };
};

export type StoreFixture = ReturnType<typeof storeFixture>;

/** A time on the day of the tests. */
export const at = (time: string): Date => new Date(`2026-03-01T${time}Z`);
