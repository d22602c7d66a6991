import { signFormToken } from "../../../src/server/spam/form-token";
import { submitEnquiry, type SubmitPorts } from "../../../src/server/submit-enquiry";
import { memoryPorts, written, secret } from "./support/submit-ports";

const address = "203.0.113.7";
const now = new Date("2026-03-01T12:00:00.000Z");
const reference = expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/) as string;

beforeAll(() => jest.useFakeTimers({ now }));
afterAll(() => jest.useRealTimers());

describe("an enquiry that is sent", () => {
  it("is stored with its deliveries, and its reference is given", async () => {
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

  it("is stored without what only travels with it, and with a hash in the place of the address", async () => {
    const { ports, stored } = memoryPorts();
    await submitEnquiry({ ...written, token: "a.b", website: "" }, address, ports);
    const enquiry = stored[0]?.enquiry;
    for (const name of ["token", "website", "honeypotFilled"]) expect(enquiry).not.toHaveProperty(name);
    expect(JSON.stringify(enquiry)).not.toContain(address);
  });

  it("is refused with the problem of each field, counted and not stored", async () => {
    const { ports, stored, counted } = memoryPorts();
    const submission = await submitEnquiry({ ...written, email: "nobody", message: " " }, address, ports);
    expect(submission).toEqual({ outcome: "invalid", problems: { email: "invalid", message: "missing" } });
    expect([stored.length, counted.length]).toEqual([0, 1]);
  });

  it("is counted by the hash of its client, which is the one it is stored with", async () => {
    const { ports, stored, counted } = memoryPorts();
    await submitEnquiry(written, address, ports);
    await submitEnquiry(written, address, ports);
    await submitEnquiry(written, "203.0.113.8", ports);
    expect(counted).toEqual(stored.map(({ enquiry }) => enquiry.clientHash));
    expect(new Set(counted).size).toBe(2);
  });
});

it("an enquiry that is sent again is released when its first sending was quarantined and this one is not suspicious", async () => {
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
    ["fills in what people do not see", { website: "https://spam.example" }, ["honeypot"]],
    ["is sent faster than a person writes", { token: tokenFrom(1999) }, ["too-fast"]],
    ["has words of spam", { message: '<a href="https://a.example">casino</a>' }, ["markup", "sold-by-spam"]],
  ])("a suspicious enquiry is accepted and delivered nowhere when it %s", async (_what, input, reasons) => {
    const kept = await submitted(input);
    expect(kept.reasons).toEqual(reasons);
    expect(kept.channels).toEqual([]);
    expect(kept.log).toContain(JSON.stringify(reasons));
  });

  it.each([
    ["was filled in slowly enough", tokenFrom(2000)],
    ["has no token", undefined],
    ["has a token whose time was changed", `${now.getTime().toString(36)}.${tokenFrom(minute).split(".")[1] ?? ""}`],
    ["has a token that has expired", tokenFrom(25 * 60 * minute)],
  ])("an enquiry like any other is delivered when it %s", async (_what, token) => {
    expect(await submitted({ token })).toMatchObject({ reasons: [], channels: ["mail", "webhook"] });
  });
});

describe("failures", () => {
  const keyed = { ...written, idempotencyKey: "one" };

  /** Databases quote their input in error messages. */
  const failure = Object.assign(new Error(`refused: ${JSON.stringify(keyed)}`), { detail: keyed, code: "XX000" });
  const throws = () => {
    throw failure;
  };
  const rejects = () => Promise.reject(failure);

  const failing: [string, (ports: SubmitPorts, fails: typeof throws | typeof rejects) => Partial<SubmitPorts>][] = [
    ["store.add", ({ store }, fails) => ({ store: { ...store, add: fails } })],
    [
      "store.referenceOf",
      ({ store }, fails) => ({
        store: { ...store, referenceOf: fails },
        // A known key takes precedence over the limit, so it is looked up now at the latest.
        limiter: { consume: () => Promise.resolve(60) },
      }),
    ],
    ["limiter", (_ports, fails) => ({ limiter: { consume: fails } })],
    ["secret", (_ports, fails) => ({ secret: fails })],
  ];

  it.each(failing)(
    "a part that fails never makes the pipeline throw, nor personal data be logged: %s",
    async (_name, broken) => {
      for (const fails of [throws, rejects]) {
        const { ports, log } = memoryPorts();
        const { outcome } = await submitEnquiry(keyed, address, { ...ports, ...broken(ports, fails) });
        expect(["accepted", "unavailable"]).toContain(outcome);
        expect(log.text()).toContain("XX000");
        for (const value of Object.values(written)) expect(log.text()).not.toContain(value);
      }
    },
  );

  it.each([
    ["accepted", { ...written, website: "x" }, {}],
    ["invalid", { ...written, message: "" }, {}],
    ["limited", written, { limiter: { consume: () => Promise.resolve(60) } }],
  ])("the log has no personal data when an enquiry is %s", async (outcome, input, wanted) => {
    const { ports, log } = memoryPorts(wanted);
    expect((await submitEnquiry(input, address, ports)).outcome).toBe(outcome);
    for (const text of [address, ...Object.values(written)]) expect(log.text()).not.toContain(text);
  });
});
