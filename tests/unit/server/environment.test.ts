import { readFileSync } from "node:fs";
import { readSettings } from "../../../src/domain/read-settings";
import { type Environment, readEnvironment, readSignInSettings } from "../../../src/server/environment";
import { buildSettings, envExample } from "../../../src/server/settings";

const read = (env: Record<string, string | undefined>): Environment => {
  const { environment, problems } = readEnvironment(env);
  if (problems.length > 0) throw new Error(problems.join("; "));
  return environment;
};

describe("the environment", () => {
  it("treats blank values as absent", () => {
    const names = Object.keys(read({}));
    for (const empty of ["", " ", "\t\n"])
      expect(read(Object.fromEntries(names.map((name) => [name, empty])))).toEqual({
        ...read({}),
        TRUST_PROXY: expect.any(Function) as unknown,
      });
  });

  it.each([
    ["RATE_LIMIT", "off", undefined],
    ["RATE_LIMIT", "20/10", { points: 20, minutes: 10 }],
    ["ACKNOWLEDGE", "on", true],
    ["ENQUIRIES_TO", "a@b.example, c@d.example,", ["a@b.example", "c@d.example"]],
  ] as const)("reads %s=%s", (name, value, meant) => {
    expect(read({ [name]: value })[name]).toEqual(meant);
  });
});

const problemsOf = (env: Record<string, string | undefined>): string[] => readEnvironment(env).problems;
const namesOf = (env: Record<string, string>) => problemsOf(env).map((problem) => problem.split(" ")[0]);

/** An invalid value for each variable; none occurs in an error's text. */
const wrong = {
  DATABASE_URL: "mysql://planted-user:planted-word@db.example/x",
  SMTP_URL: "http://planted-user:planted-word@mail.example",
  ENQUIRIES_FROM: "planted",
  ENQUIRIES_TO: "sales@site.example, planted",
  WEBHOOK_URL: "https://planted-user@crm.example/hook",
  WEBHOOK_SECRET: "planted-planted",
  ACKNOWLEDGE: "planted",
  FORM_SECRET: "planted-planted",
  RATE_LIMIT: "planted",
  ENQUIRY_MIN_FILL_MS: "planted",
  OUTBOX_RETRY_MS: "planted",
  OUTBOX_GIVE_UP_HOURS: "planted",
  RETENTION_DAYS: "planted",
  TRUST_PROXY: "planted",
  METRICS_TOKEN: "planted with spaces",
  LOG_LEVEL: "planted",
};

it(".env.example lists every setting with its meaning and default", () => {
  expect(readFileSync(".env.example", "utf8")).toBe(envExample());
});

it("an invalid build setting is reported by its name", () => {
  expect(readSettings(buildSettings, { DRAFTS: "yes" }).problems).toEqual(["DRAFTS must be on or off"]);
});

describe("an invalid environment", () => {
  it("lists all problems at once, with the names of the variables and without their values", () => {
    expect(namesOf(wrong)).toEqual(Object.keys(wrong));
    expect(problemsOf(wrong).join()).not.toContain("planted");
  });

  it.each([
    ["WEBHOOK_SECRET", "whsec_%%%%not-base64%%%%"],
    ["RETENTION_DAYS", "0"],
    ["RETENTION_DAYS", "36501"],
    ["RATE_LIMIT", "0/10"],
    ["RATE_LIMIT", "20/0"],
    ["ENQUIRIES_TO", ","],
    ["TRUST_PROXY", "example.com"],
    ["TRUST_PROXY", "10.0.0.0/0"],
    ["WEBHOOK_URL", "ftp://crm.example/hook"],
    ["WEBHOOK_URL", "http://127.0.0.1.example/hook"],
    ["WEBHOOK_URL", "https://:word@crm.example/hook"],
    ["ENQUIRIES_FROM", "a@b.example\r\nBcc: c@d.example"],
    ["SMTP_URL", "mail.example:587"],
    ["SMTP_URL", "smtp:mail.example:587"],
    ["SMTP_URL", "smtp:///mail.example"],
    ["DATABASE_URL", "file:"],
    ["DATABASE_URL", "file:~/enquiries.db"],
    ["DATABASE_URL", "file:/data/100%/enquiries.db"],
    ["DATABASE_URL", "postgres://site:pa#ss@db.example/site"],
    ["DATABASE_URL", "postgres://site:pa/ss@db.example/site"],
    ["DATABASE_URL", "postgres://site:p%ss@db.example/site"],
    ["ALERTS_TO", "ops@site.example"],
    ["METRICS_TOKEN", "0123456789abcdeé"],
    ["METRICS_TOKEN", "0123456789abcde"],
  ])("has a problem with %s=%j", (name, value) => {
    expect(namesOf({ WEBHOOK_SECRET: "0123456789abcdef", [name]: value })).toEqual([name]);
  });
});

it.each(["postgres://site:p%23w@db.example:5432/site?sslmode=require", "postgres://site@/site?host=/run/postgresql"])(
  "accepts the database URL %s",
  (DATABASE_URL) => expect(problemsOf({ DATABASE_URL })).toEqual([]),
);

it("ALERTS_TO is valid with a mail server or a webhook", () => {
  const ways = [
    { SMTP_URL: "smtps://mail.example" },
    { WEBHOOK_URL: "https://crm.example", WEBHOOK_SECRET: "0123456789abcdef" },
  ];
  for (const way of ways) expect(problemsOf({ ALERTS_TO: "ops@site.example", ...way })).toEqual([]);
});

it("CMS_GITHUB_URL must be HTTPS unless it is on localhost", () => {
  const problemsAt = (CMS_GITHUB_URL: string) => readSignInSettings({ CMS_GITHUB_URL }).problems;
  expect(problemsAt("http://git.example.com")).toEqual([expect.stringMatching(/^CMS_GITHUB_URL must be https:/)]);
  expect(problemsAt("git.example.com")).toHaveLength(1);
  for (const url of ["https://git.example.com/", "http://localhost:3000", "http://127.1.2.3", "http://[::1]"])
    expect(problemsAt(url)).toEqual([]);
});

it.each([
  { CMS_ORIGINS: "http://www.example.com" },
  { CMS_ORIGINS: "https://www.example.com/admin" },
  { CMS_GITHUB_CLIENT_ID: "without-secret" },
  { CMS_GITHUB_CLIENT_SECRET: "without-id" },
])("signing in has a problem with %j", (env) => expect(readSignInSettings(env).problems).toHaveLength(1));

const hosts = ["AWS_LAMBDA_FUNCTION_NAME", "NETLIFY", "VERCEL", "FUNCTIONS_WORKER_RUNTIME", "K_SERVICE"];

it.each(hosts)("a host with an ephemeral disk requires PostgreSQL, and the problem says why: %s", (variable) => {
  const host = { [variable]: "site" };
  const expected = [expect.stringMatching(/^DATABASE_URL must be postgres:\/\/.*would be lost$/)];
  expect(problemsOf(host)).toEqual(expected);
  expect(problemsOf({ ...host, DATABASE_URL: "file:.data/enquiries.db" })).toEqual(expected);
  expect(problemsOf({ ...host, DATABASE_URL: "postgresql://site:secret@db.example/site" })).toEqual([]);
});
