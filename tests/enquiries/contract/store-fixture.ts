import type { Channel, ClaimedDelivery, NewEnquiry } from "../../../src/server/store/enquiry-store";
import { type EnquiryStore, openStore } from "../../../src/server/store/open-store";
import { newEnquiry } from "../../support/new-enquiry";

/** Databases of one kind. */
export interface TestDatabases {
  /** Creates an empty database and returns its URL. */
  empty: () => Promise<string>;
  /** URL of an unreachable database. */
  unreachable: string;
}

export interface StoreFixture {
  /** The first store of the test's database. */
  store: () => EnquiryStore;
  /** Another store on the same database, as in another process. */
  another: () => EnquiryStore;
  unreachable: () => EnquiryStore;
  /** Adds an enquiry and returns it. */
  added: (wanted?: Partial<NewEnquiry>, channels?: readonly Channel[]) => Promise<NewEnquiry>;
  /** Claims a delivery; throws if there is none. */
  claimed: (channel: Channel, now: Date, leaseUntil: Date) => Promise<ClaimedDelivery>;
}

/** Creates stores on an empty database for each test, and closes them. */
export const storeFixture = ({ empty, unreachable }: TestDatabases): StoreFixture => {
  let url = "";
  let stores: EnquiryStore[] = [];
  const opened = (address: string) => {
    const store = openStore(address);
    stores.push(store);
    return store;
  };
  const first = () => stores[0] ?? opened(url);
  beforeEach(async () => {
    url = await empty();
    stores = [openStore(url)];
  });
  afterEach(() => Promise.all(stores.map((store) => store.close())));
  return {
    store: first,
    another: () => opened(url),
    unreachable: () => opened(unreachable),
    added: async (wanted, channels = ["mail"]) => {
      const enquiry = newEnquiry(wanted);
      await first().add(enquiry, channels);
      return enquiry;
    },
    claimed: async (channel, now, leaseUntil) => {
      const claim = await first().claim(channel, now, leaseUntil);
      if (claim === undefined) throw new Error(`No delivery by ${channel} is due at ${now.toISOString()}`);
      return claim;
    },
  };
};

/** A time on the day of the tests. */
export const at = (time: string): Date => new Date(`2026-03-01T${time}Z`);
