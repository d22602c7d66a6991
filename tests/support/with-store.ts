import { type EnquiryStore, openStore } from "../../src/server/store/open-store";

/** Opens a store beside those of running sites, for as long as something is done with it. */
export const withStore = async <Result>(
  url: string,
  work: (store: EnquiryStore) => Promise<Result>,
): Promise<Result> => {
  const store = openStore(url);
  return work(store).finally(() => store.close());
};

/** All enquiries that a database holds. */
export const storedAt = (url: string) => withStore(url, (store) => store.list({ quarantined: true }));
