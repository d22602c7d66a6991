import { newEnquiry } from "../../support/new-enquiry";
import { at, type StoreFixture } from "./store-fixture";

const everything = {
  receivedAt: at("12:34:56.789"),
  form: "home",
  idempotencyKey: "0d6f0b1c-8a41-4f5e-9c2e-6a6f5f3f8f10",
  firstName: "José Ñandú",
  lastName: "O'Brien; drop table enquiry; --",
  email: "José.O'Brien+x@Example.ORG",
  phone: "+91 (0) 22-1234",
  service: "Search & Social",
  message: 'Zeile eins\n\tנוסח "zwei"\\ 日本語 👩‍👩‍👧 {"a":1} %s $1 ?',
  attribution: { landingPage: "/services/kites", referrer: "https://example.com/?q=ü", utm_source: "news" },
  company: "Lampen & Söhne",
  newsletter: "yes",
  clientHash: "abcdef0123456789",
  quarantineReasons: ["honeypot", "too-fast"],
} as const;

/** `add`, `find`, `referenceOf`. */
export const describeAdding = ({ store, another, added }: StoreFixture): void => {
  test("returns every field of a stored enquiry unchanged", async () => {
    const enquiry = newEnquiry(everything);
    expect(await store().add(enquiry, ["mail", "webhook"])).toEqual({
      reference: enquiry.reference,
      duplicate: false,
    });
    const due = {
      status: "pending",
      attempts: 0,
      nextAttemptAt: enquiry.receivedAt,
      deliveredAt: undefined,
      lastError: undefined,
    };
    expect(await another().find(enquiry.reference)).toEqual({
      ...enquiry,
      releasedAt: undefined,
      deliveries: [
        { channel: "mail", ...due },
        { channel: "webhook", ...due },
      ],
    });
  });

  test("returns an enquiry that has only the required fields", async () => {
    const enquiry = await added({ phone: "" }, []);
    expect(await store().find(enquiry.reference)).toEqual({
      ...enquiry,
      form: undefined,
      idempotencyKey: undefined,
      clientHash: undefined,
      releasedAt: undefined,
      deliveries: [],
    });
  });

  test("stores one enquiry for concurrent requests with the same idempotency key", async () => {
    const copies = Array.from({ length: 10 }, () => newEnquiry({ idempotencyKey: "same" }));
    const stores = [store(), another()];
    const answers = await Promise.all(copies.map((copy, index) => stores[index % 2]?.add(copy, ["mail"])));
    const kept = await store().list();
    expect(kept).toHaveLength(1);
    expect(kept[0]?.deliveries).toHaveLength(1);
    expect(new Set(answers.map((answer) => answer?.reference))).toEqual(new Set([kept[0]?.reference]));
    expect(answers.filter((answer) => answer?.duplicate === false)).toHaveLength(1);
  });

  test("keeps the first of two enquiries with the same idempotency key unchanged", async () => {
    const first = await added({ idempotencyKey: "same", message: "first" });
    const second = newEnquiry({ idempotencyKey: "same", message: "second" });
    expect(await store().add(second, ["mail", "webhook"])).toEqual({ reference: first.reference, duplicate: true });
    expect(await store().find(first.reference)).toMatchObject({ message: "first", deliveries: [{ channel: "mail" }] });
    expect(await store().find(second.reference)).toBeUndefined();
  });

  test("schedules one acknowledgement a day for each mailbox", async () => {
    const acknowledged = async (email: string, receivedAt: Date) => {
      const { reference } = await added({ email, receivedAt }, ["mail", "acknowledgement"]);
      return (await store().find(reference))?.deliveries.map(({ channel }) => channel);
    };
    const [morning, evening] = [at("08:00:00.000"), at("23:59:59.999")];
    expect(await acknowledged("asha@example.org", morning)).toEqual(["acknowledgement", "mail"]);
    expect(await acknowledged("Asha+offers@Example.org", evening)).toEqual(["mail"]);
    expect(await acknowledged("rao@example.org", evening)).toEqual(["acknowledgement", "mail"]);
    expect(await acknowledged("asha.rao@gmail.com", morning)).toEqual(["acknowledgement", "mail"]);
    expect(await acknowledged("a.s.harao+news@GoogleMail.com", evening)).toEqual(["mail"]);
    expect(await acknowledged("a.s.ha@example.org", evening)).toEqual(["acknowledgement", "mail"]);
    const tomorrow = new Date(evening.getTime() + 1);
    expect(await acknowledged("asha@example.org", tomorrow)).toEqual(["acknowledgement", "mail"]);
  });

  test("schedules one acknowledgement for concurrent enquiries from the same mailbox", async () => {
    const stores = [store(), another()];
    await Promise.all(
      Array.from({ length: 12 }, (_, index) => stores[index % 2]?.add(newEnquiry(), ["mail", "acknowledgement"])),
    );
    const deliveries = (await store().list()).flatMap((enquiry) => enquiry.deliveries);
    expect(deliveries.filter(({ channel }) => channel === "acknowledgement")).toHaveLength(1);
    expect(deliveries.filter(({ channel }) => channel === "mail")).toHaveLength(12);
  });

  test("rolls back an enquiry whose deliveries cannot be stored", async () => {
    const enquiry = newEnquiry({ idempotencyKey: "again" });
    await expect(store().add(enquiry, ["mail", "mail"])).rejects.toThrow();
    expect(await store().find(enquiry.reference)).toBeUndefined();
    expect(await store().add(enquiry, ["mail"])).toEqual({ reference: enquiry.reference, duplicate: false });
  });
};
