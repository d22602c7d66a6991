import { type Environment, readEnvironment } from "../../../src/server/environment";

const defaults = { from: "hello@site.example", to: "sales@site.example" };
const read = (env: Record<string, string | undefined>): Environment => {
  const result = readEnvironment(env, defaults);
  if (!result.ok) throw new Error(result.problems.join("; "));
  return result.environment;
};

describe("the environment", () => {
  it("may be empty: everything has a default", () => {
    expect(read({})).toEqual({
      DATABASE_URL: "file:.data/enquiries.db",
      ENQUIRIES_FROM: "hello@site.example",
      ENQUIRIES_TO: ["sales@site.example"],
      ACKNOWLEDGE: false,
      RATE_LIMIT: { points: 20, minutes: 10 },
      ENQUIRY_MIN_FILL_MS: 2000,
      OUTBOX_RETRY_MS: 30_000,
      OUTBOX_GIVE_UP_HOURS: 120,
      RETENTION_DAYS: 365,
      TRUST_PROXY: "none",
      LOG_LEVEL: "info",
    });
  });

  it("takes empty texts for absent ones", () => {
    const names = Object.keys(read({})).concat("SMTP_URL", "WEBHOOK_URL", "WEBHOOK_SECRET", "FORM_SECRET");
    for (const empty of ["", " ", "\t\n"])
      expect(read(Object.fromEntries(names.map((name) => [name, empty])))).toEqual(read({}));
  });

  it("is read in full", () => {
    const set = {
      SMTP_URL: "smtps://user:word@mail.example:465",
      ENQUIRIES_FROM: "site@a.example",
      WEBHOOK_URL: "https://crm.example/hook",
      WEBHOOK_SECRET: "0123456789abcdef",
      FORM_SECRET: "fedcba9876543210",
      LOG_LEVEL: "warn",
    };
    expect(read({ ...set, ENQUIRY_MIN_FILL_MS: "0", OUTBOX_RETRY_MS: "500", RETENTION_DAYS: "30" })).toMatchObject({
      ...set,
      ENQUIRY_MIN_FILL_MS: 0,
      OUTBOX_RETRY_MS: 500,
      RETENTION_DAYS: 30,
    });
  });

  it("leaves out what it does not know", () => {
    expect(read({ PATH: "/bin", HOME: "/root" })).toEqual(read({}));
  });

  it.each(["file:a.db", "file:/var/a.db", "postgres://u:p@h/d", "postgresql://h/d"])("takes %s", (DATABASE_URL) => {
    expect(read({ DATABASE_URL })).toMatchObject({ DATABASE_URL });
  });

  it.each(["localhost:8080", "127.0.0.1", "127.1.2.3", "[::1]"])(
    "takes a webhook by http: on this machine: %s",
    (host) => {
      const set = { WEBHOOK_URL: `http://${host}/hook`, WEBHOOK_SECRET: "0123456789abcdef" };
      expect(read(set)).toMatchObject(set);
    },
  );

  it("takes the largest numbers", () => {
    const largest = { ENQUIRY_MIN_FILL_MS: 3_600_000, OUTBOX_RETRY_MS: 3_600_000, OUTBOX_GIVE_UP_HOURS: 8760 };
    const texts = Object.fromEntries(Object.entries(largest).map(([name, value]) => [name, String(value)]));
    expect(read({ ...texts, RETENTION_DAYS: "36500" })).toMatchObject({ ...largest, RETENTION_DAYS: 36_500 });
  });

  it("takes several addresses to mail to", () => {
    expect(read({ ENQUIRIES_TO: "a@x.example, b@x.example" }).ENQUIRIES_TO).toEqual(["a@x.example", "b@x.example"]);
  });

  it.each([
    ["off", undefined],
    ["1/1", { points: 1, minutes: 1 }],
    ["100000/10080", { points: 100_000, minutes: 10_080 }],
  ])("reads a rate limit of %s", (RATE_LIMIT, limit) => {
    expect(read({ RATE_LIMIT }).RATE_LIMIT).toEqual(limit);
  });

  it.each([
    ["off", "none"],
    ["false", "none"],
    ["on", "all"],
    ["true", "all"],
    ["1", { hops: 1 }],
    ["0", { hops: 0 }],
    ["10.0.0.0/8", { addresses: ["10.0.0.0/8"] }],
    ["loopback, 2001:db8::/32 192.0.2.1", { addresses: ["loopback", "2001:db8::/32", "192.0.2.1"] }],
  ])("reads whom to trust: %s", (TRUST_PROXY, trusted) => {
    expect(read({ TRUST_PROXY }).TRUST_PROXY).toEqual(trusted);
  });

  it.each(["on", "true"])("acknowledges enquiries when that is %s", (ACKNOWLEDGE) => {
    expect(read({ ACKNOWLEDGE }).ACKNOWLEDGE).toBe(true);
  });
});
