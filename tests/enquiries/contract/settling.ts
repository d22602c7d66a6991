import { at, type StoreFixture } from "./store-fixture";

const later = [at("18:00:00.000"), at("18:01:00.000")] as const;

/** `settle`, `retryWaiting`, `retryNow`. */
export const describeSettling = ({ store, another, added, claimed }: StoreFixture): void => {
  const deliveryOf = async (reference: string) => (await store().find(reference))?.deliveries[0];

  test("does not return a delivered delivery again, and leaves the other channels pending", async () => {
    const { reference } = await added({}, ["mail", "webhook"]);
    const claim = await claimed("mail", at("13:00:00.000"), at("13:00:30.000"));
    expect(await another().settle(claim, { status: "delivered", at: at("13:00:05.000") })).toBe(true);
    expect((await store().find(reference))?.deliveries).toMatchObject([
      { channel: "mail", status: "delivered", attempts: 1, deliveredAt: at("13:00:05.000") },
      { channel: "webhook", status: "pending", attempts: 0 },
    ]);
    expect(await store().claim("mail", ...later)).toBeUndefined();
  });

  test("returns a failed delivery again when its retry is due", async () => {
    const { reference } = await added();
    const claim = await claimed("mail", at("13:00:00.000"), at("13:30:00.000"));
    const outcome = { status: "pending", nextAttemptAt: at("13:10:00.000"), error: "ECONNREFUSED" } as const;
    expect(await store().settle(claim, outcome)).toBe(true);
    expect(await deliveryOf(reference)).toMatchObject({
      status: "pending",
      nextAttemptAt: at("13:10:00.000"),
      lastError: "ECONNREFUSED",
      deliveredAt: undefined,
    });
    expect(await store().claim("mail", at("13:09:59.999"), at("13:30:00.000"))).toBeUndefined();
    const again = await claimed("mail", at("13:10:00.000"), at("13:30:00.000"));
    expect(again).toMatchObject({ attempts: 2, createdAt: claim.createdAt });
    expect(await store().settle(again, { status: "delivered", at: at("13:10:01.000") })).toBe(true);
    expect(await deliveryOf(reference)).toMatchObject({ status: "delivered", lastError: undefined });
  });

  test("returns false when the enquiry was erased before it is settled", async () => {
    const { email } = await added();
    const claim = await claimed("mail", at("13:00:00.000"), at("13:00:30.000"));
    await store().erase(email);
    expect(await store().settle(claim, { status: "delivered", at: at("13:00:05.000") })).toBe(false);
  });

  test("makes a channel's waiting retries due, except possibly delivered mails and claimed deliveries", async () => {
    const errors = ["ECONNREFUSED", "possibly delivered: TimeoutError", undefined];
    const references: string[] = [];
    for (const error of errors) {
      references.push((await added({}, ["mail", "webhook"])).reference);
      const claim = await claimed("mail", at("13:00:00.000"), at("15:00:00.000"));
      if (error) await store().settle(claim, { status: "pending", nextAttemptAt: at("20:00:00.000"), error });
    }
    expect(await another().retryWaiting("mail", at("14:00:00.000"))).toBe(1);
    const due = await claimed("mail", at("14:00:00.000"), at("14:01:00.000"));
    expect(due.enquiry.reference).toBe(references[0]);
    expect(await store().claim("mail", at("14:00:00.000"), at("14:01:00.000"))).toBeUndefined();
  });

  test("makes all undelivered deliveries due with retryNow, including failed ones", async () => {
    const outcomes = [
      { status: "delivered", at: at("13:00:05.000") },
      { status: "failed", error: "EENVELOPE" },
      { status: "pending", nextAttemptAt: at("20:00:00.000"), error: "ECONNREFUSED" },
    ] as const;
    const references: string[] = [];
    for (const outcome of outcomes) {
      references.push((await added()).reference);
      await store().settle(await claimed("mail", at("13:00:00.000"), at("13:00:30.000")), outcome);
    }
    expect(await store().retryNow(at("14:00:00.000"))).toBe(2);
    const due = [
      await claimed("mail", at("14:00:00.000"), at("14:01:00.000")),
      await claimed("mail", at("14:00:00.000"), at("14:01:00.000")),
    ];
    expect(due.map(({ enquiry }) => enquiry.reference).sort()).toEqual(references.slice(1).sort());
    expect(due[0]?.createdAt).toEqual(at("14:00:00.000"));
  });

  test("leaves claimed deliveries with their worker on retryNow", async () => {
    await added();
    const claim = await claimed("mail", at("13:00:00.000"), at("13:00:30.000"));
    await store().retryNow(at("13:00:10.000"));
    expect(await store().claim("mail", at("13:00:20.000"), at("13:01:00.000"))).toBeUndefined();
    expect(await store().settle(claim, { status: "delivered", at: at("13:00:25.000") })).toBe(true);
  });
};
