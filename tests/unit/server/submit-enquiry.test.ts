import { signFormToken } from "../../../src/server/spam/form-token";
import { submitEnquiry, type SubmitPorts } from "../../../src/server/submit-enquiry";
import { memoryPorts, written, secret } from "./support/submit-ports";

const address = "203.0.113.7";
const now = new Date("2026-03-01T12:00:00.000Z");
const reference = expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/) as string;

beforeAll(() => jest.useFakeTimers({ now }));
afterAll(() => jest.useRealTimers());

describe("a submitted enquiry", () => {
  it("is stored with its deliveries, and its reference is returned", async () => {
    const { ports, stored } = memoryPorts();
    const submission = await submitEnquiry({ ...written, form: "contact", utm_source: "news" }, address, ports);
    expect(submission).toEqual({ outcome: "accepted", reference: stored[0]?.enquiry.reference });
    expect(stored).toHaveLength(1);
    expect(stored[0]?.channels).toEqual(["mail", "webhook"]);
    expect(stored[0]?.enquiry).toMatchObject({
      ...written,
      reference,
      form: "contact",
      receivedAt: now,
      attribution: { utm_source: "news" },
      quarantineReasons: [],
    });
  });

  it("is stored without its hidden fields, and with a hash instead of the client's address", async () => {
    const { ports, stored } = memoryPorts();
    await submitEnquiry({ ...written, token: "a.b", website: "" }, address, ports);
    const enquiry = stored[0]?.enquiry;
    for (const name of ["token", "website", "honeypotFilled"]) expect(enquiry).not.toHaveProperty(name);
    expect(JSON.stringify(enquiry)).not.toContain(address);
  });

  it("is rejected with the problem of each field, rate-limited and not stored", async () => {
    const { ports, stored, counted } = memoryPorts();
    const input = { ...written, form: "contact", email: "asha", message: " " };
    const form = expect.objectContaining({ name: "contact" }) as unknown;
    const problems = { email: "invalid", message: "missing" };
    expect(await submitEnquiry(input, address, ports)).toEqual({ outcome: "invalid", problems, form });
    expect([stored.length, counted.length]).toEqual([0, 1]);
  });

  it("is rate-limited by the same client hash that it is stored with", async () => {
    const { ports, stored, counted } = memoryPorts();
    await submitEnquiry(written, address, ports);
    await submitEnquiry(written, address, ports);
    await submitEnquiry(written, "203.0.113.8", ports);
    expect(counted).toEqual(stored.map(({ enquiry }) => enquiry.clientHash));
    expect(new Set(counted).size).toBe(2);
  });
});

it("a quarantined enquiry is released when it is sent again without being suspicious", async () => {
  const keyed = { ...written, idempotencyKey: "6f9619ff-8b86-4d01-b42d-00cf4fc964ff" };
  const { ports, stored, released } = memoryPorts();
  await submitEnquiry({ ...keyed, website: "x" }, address, ports);
  await submitEnquiry({ ...keyed, website: "x" }, address, ports);
  expect(released).toEqual([]);
  await submitEnquiry(keyed, address, ports);
  expect(released).toEqual([stored[0]?.enquiry.reference]);
});

describe("quarantine", () => {
  const minute = 60_000;
  const tokenFrom = (milliseconds: number) => signFormToken(new Date(now.getTime() - milliseconds), secret);

  const submitted = async (input: Record<string, unknown>) => {
    const { ports, stored, log } = memoryPorts();
    const { outcome } = await submitEnquiry({ ...written, ...input }, address, ports);
    expect(outcome).toBe("accepted");
    return { reasons: stored[0]?.enquiry.quarantineReasons, channels: stored[0]?.channels, log: log.text() };
  };

  it.each([
    ["fills in the honeypot", { website: "https://spam.example" }, ["honeypot"]],
    ["is sent faster than a person writes", { token: tokenFrom(1999) }, ["too-fast"]],
    ["contains spam", { message: '<a href="https://a.example">casino</a>' }, ["markup", "sold-by-spam"]],
  ])("accepts an enquiry without delivering it when it %s", async (_what, input, reasons) => {
    const kept = await submitted(input);
    expect(kept.reasons).toEqual(reasons);
    expect(kept.channels).toEqual([]);
    expect(kept.log).toContain(JSON.stringify(reasons));
  });

  it.each([
    ["was filled in slowly enough", tokenFrom(2000)],
    ["has no token", undefined],
    ["has a token whose time was changed", `${now.getTime().toString(36)}.${tokenFrom(minute).split(".")[1] ?? ""}`],
    ["has an old token", tokenFrom(25 * 60 * minute)],
    ["has a token from an instance whose clock is ahead", tokenFrom(-minute)],
  ])("delivers an enquiry when it %s", async (_what, token) => {
    expect(await submitted({ token })).toMatchObject({ reasons: [], channels: ["mail", "webhook"] });
  });
});

describe("failures", () => {
  const keyed = { ...written, idempotencyKey: "one" };

  /** Databases quote their input in error messages. */
  const failure = Object.assign(new Error(`refused: ${JSON.stringify(keyed)}`), { detail: keyed, code: "XX000" });
  const fails = () => Promise.reject(failure);

  // A known key takes precedence over the limit, so it is looked up at the latest when the limit is reached.
  const limiter = { consume: () => Promise.resolve(60) };

  it.each<[string, (ports: SubmitPorts) => Partial<SubmitPorts>]>([
    ["store.add", ({ store }) => ({ store: { ...store, add: fails } })],
    ["store.referenceOf", ({ store }) => ({ store: { ...store, referenceOf: fails }, limiter })],
    ["limiter", () => ({ limiter: { consume: fails } })],
    ["secret", () => ({ secret: fails })],
  ])("a failing dependency neither makes it throw nor logs personal data: %s", async (_name, broken) => {
    const { ports, log } = memoryPorts();
    const { outcome } = await submitEnquiry(keyed, address, { ...ports, ...broken(ports) });
    expect(["accepted", "unavailable"]).toContain(outcome);
    expect(log.text()).toContain("XX000");
    for (const value of Object.values(written)) expect(log.text()).not.toContain(value);
  });

  it("an invalid enquiry gets its problems even without the database", async () => {
    const { outcome } = await submitEnquiry({ ...keyed, message: "" }, address, memoryPorts({ secret: fails }).ports);
    expect(outcome).toBe("invalid");
  });

  it.each([
    ["accepted", { ...written, website: "x" }, {}],
    ["invalid", { ...written, message: "" }, {}],
    ["limited", written, { limiter }],
    ["limited", { ...written, message: "" }, { limiter }],
  ])("the log has no personal data when an enquiry is %s", async (outcome, input, wanted) => {
    const { ports, log } = memoryPorts(wanted);
    expect((await submitEnquiry(input, address, ports)).outcome).toBe(outcome);
    for (const text of [address, ...Object.values(written)]) expect(log.text()).not.toContain(text);
  });
});
