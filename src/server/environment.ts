import { isIP } from "node:net";
import { z } from "zod";
import { freezesBetweenRequests } from "../domain/hosting/function-host";
import { isLoopback } from "./loopback";
import { setting, urlOf } from "./setting";

const isWithin = (value: number, min: number, max: number): boolean => value >= min && value <= max;

const wholeNumber = (what: string, min: number, max: number, fallback: number) =>
  setting(
    z
      .string()
      .refine(
        (value) => /^\d+$/.test(value) && isWithin(Number(value), min, max),
        `must be ${what}, a whole number from ${min} to ${max}`,
      )
      .transform(Number)
      .default(fallback),
  );

const address = z.string().regex(/^[^\s<>,;]+@[^\s<>,;]+$/, "must be a mail address such as hello@example.com");

const rateLimit = z
  .string()
  .transform((value) => {
    const [, points, minutes] = /^(\d{1,6})\/(\d{1,5})$/.exec(value) ?? [];
    return value === "off" ? undefined : { points: Number(points), minutes: Number(minutes) };
  })
  .refine(
    (limit) => limit === undefined || (isWithin(limit.points, 1, 100_000) && isWithin(limit.minutes, 1, 10_080)),
    "must be off, or a number from 1 to 100000 and minutes from 1 to 10080 (a week), such as 20/10",
  );

const isNetwork = (text: string): boolean => {
  const [address = "", prefix = "1", ...rest] = text.split("/");
  const named = ["loopback", "linklocal", "uniquelocal"].includes(text);
  const longest = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return named || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= longest && rest.length === 0);
};

const proxies = (value: string): string[] => value.split(/[\s,]+/).filter(Boolean);

const trustProxy = z
  .string()
  .refine((value) => /^(?:off|false|on|true|\d|10)$/.test(value) || proxies(value).every(isNetwork), {
    error: "must be off, on, a number of proxies from 0 to 10, or their addresses, such as 1 or 10.0.0.0/8",
  })
  .transform((value): TrustProxy => {
    if (value === "off" || value === "false") return "none";
    if (value === "on" || value === "true") return "all";
    return /^\d+$/.test(value) ? { hops: Number(value) } : { addresses: proxies(value) };
  });

/** Which of the addresses in `X-Forwarded-For` are believed. */
export type TrustProxy = "none" | "all" | { hops: number } | { addresses: string[] };

/** A secret of Standard Webhooks, or any text. */
const webhookSecret = z
  .string()
  .regex(/^(?!whsec_).{16,}$|^whsec_(?:[A-Za-z0-9+/]{4}){4,}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/, {
    error: "must have at least 16 characters, and be base64 after whsec_",
  });

const flag = z
  .enum(["on", "off", "true", "false"], "must be on or off")
  .transform((value) => value === "on" || value === "true");

const postgresUrl = /^postgres(?:ql)?:\/\/.+$/;
const fileOrPostgresUrl = /^(?:file:.+|postgres(?:ql)?:\/\/.+)$/;

/** The default is checked like a value that was set: where the disk does not last it is none. */
const databaseUrl = (diskLasts: boolean) =>
  z
    .string()
    .regex(
      diskLasts ? fileOrPostgresUrl : postgresUrl,
      diskLasts
        ? "must be file:PATH or postgres://…"
        : "must be postgres://…, since this host's disk does not last: enquiries in a file would be lost",
    )
    .prefault("file:.data/enquiries.db");

const schema = (defaults: EnvironmentDefaults, diskLasts: boolean) =>
  z
    .object({
      DATABASE_URL: setting(databaseUrl(diskLasts)),
      SMTP_URL: setting(
        urlOf(
          ({ protocol }) => protocol === "smtp:" || protocol === "smtps:",
          "must be a URL such as smtp://user:password@mail.example.com:587",
        ).optional(),
      ),
      ENQUIRIES_FROM: setting(address.default(defaults.from)),
      ENQUIRIES_TO: setting(
        z
          .string()
          .default(defaults.to)
          .transform((value) => value.split(",").map((part) => part.trim()))
          .pipe(z.array(address)),
      ),
      WEBHOOK_URL: setting(
        urlOf(
          (url) => url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url)),
          "must be a URL such as https://crm.example.com/hook; http: only to this machine (localhost, 127.0.0.1, [::1])",
        ).optional(),
      ),
      WEBHOOK_SECRET: setting(webhookSecret.optional()),
      ACKNOWLEDGE: setting(flag.default(false)),
      FORM_SECRET: setting(z.string().min(16, "must have at least 16 characters").optional()),
      RATE_LIMIT: setting(z.string().default("20/10").pipe(rateLimit)),
      ENQUIRY_MIN_FILL_MS: wholeNumber("a time in milliseconds", 0, 3_600_000, 2000),
      OUTBOX_RETRY_MS: wholeNumber("a time in milliseconds", 10, 3_600_000, 30_000),
      OUTBOX_GIVE_UP_HOURS: wholeNumber("a time in hours", 1, 8760, 120),
      RETENTION_DAYS: wholeNumber("a number of days", 1, 36_500, 365),
      TRUST_PROXY: setting(z.string().default("off").pipe(trustProxy)),
      LOG_LEVEL: setting(
        z
          .enum(["trace", "debug", "info", "warn", "error", "silent"], "must be info, warn, error or silent")
          .default("info"),
      ),
    })
    .refine((value) => value.WEBHOOK_URL === undefined || value.WEBHOOK_SECRET !== undefined, {
      path: ["WEBHOOK_SECRET"],
      error: "is needed with WEBHOOK_URL: a text of at least 16 characters that the receiver knows as well",
      // Checked whatever else is wrong: every problem is listed at once.
      when: () => true,
    });

interface EnvironmentDefaults {
  from: string;
  to: string;
}

/** What the operator has set, checked, with a default for everything that has one. `.env.example` describes each. */
export type Environment = z.infer<ReturnType<typeof schema>>;

/**
 * Checks the environment of the running process.
 *
 * @param env `env` of `node:process`; Gatsby replaces `process.env` by what it was at build time
 * @param defaults the mail addresses of the site's settings
 * @returns the settings, or every problem, each with the name of its variable and never its value
 */
export const readEnvironment = (
  env: Readonly<Record<string, string | undefined>>,
  defaults: EnvironmentDefaults,
): { ok: true; environment: Environment } | { ok: false; problems: string[] } => {
  const result = schema(defaults, !freezesBetweenRequests(env)).safeParse(env);
  if (result.success) return { ok: true, environment: result.data };
  return { ok: false, problems: result.error.issues.map(({ path, message }) => `${String(path[0])} ${message}`) };
};
