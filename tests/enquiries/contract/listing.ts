import { at, type StoreFixture } from "./store-fixture";

/** `list`, `release`. */
export const describeListing = ({ store, another, added }: StoreFixture): void => {
  const listed = async (filter?: Parameters<ReturnType<typeof store>["list"]>[0]) =>
    (await store().list(filter)).map(({ reference }) => reference);

  test("lists the newest first", async () => {
    const second = await added({ receivedAt: at("10:00:00.001") });
    const first = await added({ receivedAt: at("10:00:00.000") });
    const third = await added({ receivedAt: at("11:00:00.000") });
    expect(await listed()).toEqual([third.reference, second.reference, first.reference]);
  });

  test("lists enquiries received at or after a given time", async () => {
    await added({ receivedAt: at("09:59:59.999") });
    const there = await added({ receivedAt: at("10:00:00.000") }, ["mail", "webhook"]);
    expect(await store().list({ since: at("10:00:00.000") })).toMatchObject([
      { reference: there.reference, deliveries: [{ channel: "mail" }, { channel: "webhook" }] },
    ]);
    expect(await listed({ since: at("10:00:00.001") })).toEqual([]);
  });

  test("lists quarantined enquiries only on request", async () => {
    const honest = await added({ receivedAt: at("10:00:00.000") });
    const suspicious = await added({ receivedAt: at("11:00:00.000"), quarantineReasons: ["honeypot"] }, []);
    expect(await listed()).toEqual([honest.reference]);
    expect(await listed({ quarantined: false })).toEqual([honest.reference]);
    expect(await listed({ quarantined: true })).toEqual([suspicious.reference, honest.reference]);
    expect(await listed({ quarantined: true, since: at("10:30:00.000") })).toEqual([suspicious.reference]);
  });

  test("makes a released enquiry's deliveries due, and keeps its quarantine reasons", async () => {
    const { reference } = await added({ quarantineReasons: ["honeypot"] }, []);
    expect(await store().release(reference, ["mail", "webhook"], at("15:00:00.000"))).toBe(true);
    expect(await store().list()).toMatchObject([
      {
        reference,
        releasedAt: at("15:00:00.000"),
        quarantineReasons: ["honeypot"],
        deliveries: [
          { channel: "mail", status: "pending", nextAttemptAt: at("15:00:00.000") },
          { channel: "webhook", status: "pending", nextAttemptAt: at("15:00:00.000") },
        ],
      },
    ]);
    const claim = await store().claim("mail", at("15:00:00.000"), at("15:01:00.000"));
    expect(claim).toMatchObject({ createdAt: at("15:00:00.000"), enquiry: { reference } });
  });

  test("releases an enquiry once when requests are concurrent", async () => {
    const { reference } = await added({ quarantineReasons: ["honeypot"] }, []);
    const stores = [store(), another(), store(), another()];
    const answers = await Promise.all(stores.map((one) => one.release(reference, ["mail"], at("15:00:00.000"))));
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect((await store().find(reference))?.deliveries).toHaveLength(1);
  });

  test("does not release an enquiry that is not in quarantine", async () => {
    const { reference } = await added();
    expect(await store().release(reference, ["webhook"], at("15:00:00.000"))).toBe(false);
    expect(await store().release("0000-0000", ["mail"], at("15:00:00.000"))).toBe(false);
    expect(await store().find(reference)).toMatchObject({ releasedAt: undefined, deliveries: [{ channel: "mail" }] });
  });
};
