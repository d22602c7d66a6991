import { readEnvironment } from "../../../src/server/environment";

const defaults = { from: "hello@site.example", to: "sales@site.example" };
const problemsOf = (env: Record<string, string>): string[] => {
  const result = readEnvironment(env, defaults);
  return result.ok ? [] : result.problems;
};
const namesOf = (env: Record<string, string>) => problemsOf(env).map((problem) => problem.split(" ")[0]);

/** A wrong value for each variable, all of which are found in no problem's words. */
const wrong = {
  DATABASE_URL: "mysql://planted-user:planted-word@db.example/x",
  SMTP_URL: "http://planted-user:planted-word@mail.example",
  ENQUIRIES_FROM: "planted",
  ENQUIRIES_TO: "sales@site.example, planted",
  WEBHOOK_URL: "ftp://planted.example",
  WEBHOOK_SECRET: "planted",
  ACKNOWLEDGE: "planted",
  FORM_SECRET: "planted",
  RATE_LIMIT: "planted",
  ENQUIRY_MIN_FILL_MS: "planted",
  OUTBOX_RETRY_MS: "planted",
  OUTBOX_GIVE_UP_HOURS: "planted",
  RETENTION_DAYS: "planted",
  TRUST_PROXY: "planted",
  LOG_LEVEL: "planted",
};

describe("what is wrong with the environment", () => {
  it("is listed at once, each with the name of its variable", () => {
    expect(namesOf(wrong)).toEqual(Object.keys(wrong));
  });

  it("is told in words, without any value", () => {
    for (const problem of problemsOf(wrong)) {
      expect(problem).toMatch(/^[A-Z_]+ (?:must|is needed) .{5,}/);
      expect(problem).not.toContain("planted");
    }
  });

  it("is a webhook without a secret", () => {
    expect(problemsOf({ WEBHOOK_URL: "https://crm.example" })).toEqual([
      expect.stringMatching(/^WEBHOOK_SECRET is needed with WEBHOOK_URL/),
    ]);
    expect(problemsOf({ WEBHOOK_SECRET: "0123456789abcdef" })).toEqual([]);
  });

  it.each(["0/10", "20/0", "0020/00", "20", "/10", "20/", "-1/10", "1.5/10", "20/10/5", "OFF", "20 / 10"])(
    "is a rate limit of %s",
    (RATE_LIMIT) => expect(namesOf({ RATE_LIMIT })).toEqual(["RATE_LIMIT"]),
  );

  it.each([
    "yes",
    "example.com",
    "10.0.0.0/8/8",
    "10.0.0.0/",
    "10.0.0",
    "-1",
    "1.5",
    "10.0.0.0/x",
    "10.0.0.0/33",
    "10.0.0.0/0",
    "::1/129",
  ])("is trust in %s", (TRUST_PROXY) => expect(namesOf({ TRUST_PROXY })).toEqual(["TRUST_PROXY"]));

  it.each([
    ["WEBHOOK_SECRET", "whsec_%%%%not-base64%%%%"],
    ["WEBHOOK_SECRET", "whsec_c2hvcnQ="],
    ["OUTBOX_RETRY_MS", "9"],
    ["OUTBOX_GIVE_UP_HOURS", "0"],
    ["RETENTION_DAYS", "0"],
    ["RETENTION_DAYS", "-1"],
    ["RETENTION_DAYS", "1e3"],
    ["ENQUIRY_MIN_FILL_MS", "1.5"],
    ["ENQUIRY_MIN_FILL_MS", "3600001"],
    ["OUTBOX_RETRY_MS", "3600001"],
    ["OUTBOX_GIVE_UP_HOURS", "8761"],
    ["OUTBOX_GIVE_UP_HOURS", "9".repeat(400)],
    ["RETENTION_DAYS", "36501"],
    ["RATE_LIMIT", "100001/10"],
    ["RATE_LIMIT", "20/10081"],
    ["TRUST_PROXY", "11"],
    ["WEBHOOK_URL", "http://crm.example/hook"],
    ["WEBHOOK_URL", "http://0.0.0.0/hook"],
    ["WEBHOOK_URL", "http://127.0.0.1.example/hook"],
    ["ENQUIRIES_FROM", "a@b.example\r\nBcc: c@d.example"],
    ["ENQUIRIES_TO", "a@b.example,"],
    ["SMTP_URL", "mail.example:587"],
    ["DATABASE_URL", "file:"],
    ["DATABASE_URL", ".data/a.db"],
  ])("is %s=%j", (name, value) => {
    expect(namesOf({ WEBHOOK_SECRET: "0123456789abcdef", [name]: value })).toEqual([name]);
  });

  it.each([
    ["OUTBOX_RETRY_MS", "0", /a whole number from 10 to 3600000$/],
    ["RETENTION_DAYS", "99999999", /a whole number from 1 to 36500$/],
    ["RATE_LIMIT", "20/99999", /from 1 to 100000 and minutes from 1 to 10080/],
    ["TRUST_PROXY", "99", /from 0 to 10/],
    ["WEBHOOK_URL", "http://crm.example/hook", /https:\/\/crm\.example\.com\/hook; http: only to this machine/],
  ])("%s=%s says what to write", (name, value, said) => {
    expect(problemsOf({ [name]: value })).toContainEqual(expect.stringMatching(said));
  });
});
