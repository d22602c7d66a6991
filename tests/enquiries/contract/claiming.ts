import type { Channel } from "../../../src/server/store/enquiry-store";
import { at, type StoreFixture } from "./store-fixture";

/** `claim`. */
export const describeClaiming = ({ store, another, added, claimed }: StoreFixture): void => {
  const claimedNow = async (channel: Channel = "mail") =>
    (await store().claim(channel, at("13:00:00.000"), at("13:00:30.000")))?.enquiry.reference;

  const claimedUntilNothingIsLeft = async () => {
    const references: string[] = [];
    for (let next = await claimedNow(); next !== undefined; next = await claimedNow()) references.push(next);
    return references;
  };

  const addedMany = async (count: number) => {
    const references: string[] = [];
    while (references.length < count) references.push((await added()).reference);
    return references;
  };

  test("claims deliveries in the order in which they became due", async () => {
    const second = await added({ receivedAt: at("11:00:00.000") });
    const first = await added({ receivedAt: at("10:00:00.000") });
    expect(await claimedNow()).toBe(first.reference);
    expect(await claimedNow()).toBe(second.reference);
    expect(await claimedNow()).toBeUndefined();
  });

  test("claims a first attempt at once, even if it was stored with a clock a day ahead", async () => {
    const { reference } = await added({ receivedAt: new Date("2026-03-02T12:00:00.000Z") });
    const claim = await claimed("mail", at("12:00:00.000"), at("12:01:00.000"));
    expect(claim.enquiry.reference).toBe(reference);
  });

  test("claims a retry that was scheduled years ahead by a wrong clock", async () => {
    const { reference } = await added();
    const first = await claimed("mail", at("13:00:00.000"), at("13:01:00.000"));
    const nextAttemptAt = new Date("2030-01-01T00:00:00.000Z");
    await store().settle(first, { status: "pending", nextAttemptAt, error: "EDOWN" });
    const claim = await claimed("mail", at("13:00:00.000"), at("13:01:00.000"));
    expect(claim).toMatchObject({ attempts: 2, enquiry: { reference } });
  });

  test("claims a delivery that a crashed process with a clock a day ahead had leased", async () => {
    const { reference } = await added({ receivedAt: new Date("2026-03-02T12:00:00.000Z") });
    await claimed("mail", new Date("2026-03-02T12:00:00.000Z"), new Date("2026-03-02T12:00:15.000Z"));
    const claim = await claimed("mail", at("13:00:00.000"), at("13:01:00.000"));
    expect(claim).toMatchObject({ attempts: 2, enquiry: { reference } });
  });

  test("claims the deliveries of each channel independently", async () => {
    const { reference } = await added({}, ["mail", "webhook"]);
    expect(await claimedNow("acknowledgement")).toBeUndefined();
    expect(await claimedNow("webhook")).toBe(reference);
    expect(await claimedNow("webhook")).toBeUndefined();
    expect(await claimedNow("mail")).toBe(reference);
  });

  test("returns the whole enquiry with a claim, and counts the attempt", async () => {
    const enquiry = await added({ receivedAt: at("10:00:00.000"), attribution: { utm_source: "news" } });
    const claim = await claimed("mail", at("13:00:00.000"), at("13:01:00.000"));
    expect(claim).toMatchObject({ channel: "mail", attempts: 1, createdAt: at("10:00:00.000"), enquiry });
    expect((await store().find(enquiry.reference))?.deliveries).toMatchObject([{ status: "pending", attempts: 1 }]);
  });

  test("gives each delivery to only one of many concurrent claims from two stores", async () => {
    const references = await addedMany(12);
    const stores = [store(), another()];
    const claims = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        stores[index % 2]?.claim("mail", at("13:00:00.000"), at("13:01:00.000")),
      ),
    );
    const given = claims.flatMap((claim) => claim?.enquiry.reference ?? []);
    // A worker that got no delivery may claim again: unclaimed ones remain.
    const rest = await claimedUntilNothingIsLeft();
    expect([...given, ...rest].sort()).toEqual(references.sort());
  });

  test("claims a delivery again when its lease has expired, and ignores the earlier claim", async () => {
    const { reference } = await added();
    const early = await claimed("mail", at("13:00:00.000"), at("13:00:30.000"));
    expect(await store().claim("mail", at("13:00:29.999"), at("13:01:00.000"))).toBeUndefined();
    const late = await claimed("mail", at("13:00:30.000"), at("13:01:00.000"));
    expect(late).toMatchObject({ attempts: 2, enquiry: { reference } });
    expect(late.lease).not.toBe(early.lease);
    expect(await store().settle(early, { status: "failed", error: "late" })).toBe(false);
    expect((await store().find(reference))?.deliveries).toMatchObject([{ status: "pending", lastError: undefined }]);
    expect(await store().settle(late, { status: "delivered", at: at("13:00:40.000") })).toBe(true);
  });
};
