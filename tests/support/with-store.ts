import { type EnquiryStore, openStore } from "../../src/server/store/open-store";

/** Opens a store beside running sites, while a callback uses it. */
export const withStore = async <Result>(
  url: string,
  work: (store: EnquiryStore) => Promise<Result>,
): Promise<Result> => {
  const store = openStore(url);
  return work(store).finally(() => store.close());
};

/** All enquiries, also quarantined ones. */
export const storedAt = (url: string) => withStore(url, (store) => store.list({ quarantined: true }));
