import { type EnquiryStore, openStore } from "../../src/server/store/open-store";
import { eventually } from "./eventually";

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

/** Waits until all deliveries are made, and returns all enquiries. */
export const deliveredAt = (url: string, timeout?: number) =>
  withStore(url, (store) =>
    eventually(
      "deliveries that are all made",
      async () => {
        const enquiries = await store.list({ quarantined: true });
        const statuses = enquiries.flatMap(({ deliveries }) => deliveries.map(({ status }) => status));
        return statuses.every((status) => status === "delivered") ? enquiries : undefined;
      },
      timeout,
    ),
  );
