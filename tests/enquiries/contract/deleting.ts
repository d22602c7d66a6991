import { at, type StoreFixture } from "./store-fixture";

const soon = [at("20:00:00.000"), at("20:01:00.000")] as const;

/** `erase`, `enquiryCounts`, `deliveryCounts`, `purge`. */
export const describeDeleting = ({ store, added }: StoreFixture): void => {
  test("erases all enquiries of an email address, ignoring case, with their deliveries", async () => {
    await added({ email: "Asha.Rao@Example.org", idempotencyKey: "erased" });
    await added({ email: "asha.rao@example.org", quarantineReasons: ["honeypot"] });
    const other = await added({ email: "other_asha.rao@example.org" });
    expect(await store().erase("%asha_rao@example.org")).toBe(0);
    expect(await store().erase("ASHA.RAO@example.ORG")).toBe(2);
    expect(await store().list({ quarantined: true })).toMatchObject([{ reference: other.reference }]);
    expect(await store().referenceOf("erased")).toBeUndefined();
    expect(await store().claim("mail", ...soon)).toMatchObject({ enquiry: { reference: other.reference } });
    expect(await store().claim("mail", ...soon)).toBeUndefined();
    expect(await store().erase(other.email)).toBe(1);
  });

  test("erases an address as it is stored, with capitals that the database does not lower", async () => {
    const { email } = await added({ email: "asha@BÜCHER.example" });
    expect(await store().erase(email)).toBe(1);
  });

  test.each([
    ["erases", () => store().erase("asha@example.org")],
    ["purges", () => store().purge(new Date("2026-03-02T00:00:00.000Z"))],
  ])("%s the record of sent acknowledgements together with the enquiry", async (_verb, remove) => {
    const acknowledge = () => added({ email: "asha@example.org" }, ["acknowledgement"]);
    await acknowledge();
    await remove();
    const { reference } = await acknowledge();
    expect((await store().find(reference))?.deliveries).toHaveLength(1);
  });

  test("counts all, recent and quarantined enquiries, with the times of the oldest and the newest", async () => {
    const none = { total: 0, recent: 0, quarantined: 0 };
    expect(await store().enquiryCounts(at("10:00:00.000"))).toEqual(none);
    for (const time of ["09:00:00.000", "10:00:00.000", "11:00:00.000"]) await added({ receivedAt: at(time) });
    const [oldest, newest] = [at("09:00:00.000"), at("11:00:00.000")];
    const counts = { ...none, total: 3, recent: 2, oldest, newest };
    expect(await store().enquiryCounts(at("10:00:00.000"))).toEqual(counts);
    const pending = { channel: "mail", status: "pending", count: 3, late: 0, oldestCreatedAt: oldest };
    expect(await store().deliveryCounts(at("12:00:00.000"))).toEqual([pending]);
  });

  test("purges enquiries received before a given time, but not those received at it", async () => {
    await added({ receivedAt: at("09:59:59.999") });
    await added({ receivedAt: at("09:00:00.000"), quarantineReasons: ["honeypot"] });
    const kept = await added({ receivedAt: at("10:00:00.000") });
    expect(await store().purge(at("10:00:00.000"))).toBe(2);
    expect(await store().list({ quarantined: true })).toMatchObject([{ reference: kept.reference }]);
    expect(await store().claim("mail", ...soon)).toMatchObject({ enquiry: { reference: kept.reference } });
    expect(await store().claim("mail", ...soon)).toBeUndefined();
    expect(await store().purge(at("10:00:00.000"))).toBe(0);
  });
};
