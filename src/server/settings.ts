import { z } from "zod";
import { cmsFields } from "../domain/cms/cms-environment";

interface Setting<Schema extends z.ZodType = z.ZodType> {
  /** Whether a build reads it, or the running site. */
  readBy: "build" | "run" | "both";
  /** The default as one would write it; empty where there is none. */
  fallback: string;
  schema: Schema;
  meaning: string;
}

type Settings = Readonly<Record<string, Setting>>;
type Values<Group extends Settings> = { [Name in keyof Group]: z.output<Group[Name]["schema"]> };
type Variables = Readonly<Record<string, string | undefined>>;

const optional = <Schema extends z.ZodType>(readBy: Setting["readBy"], schema: Schema, meaning: string) => ({
  readBy,
  fallback: "",
  schema: schema.optional(),
  meaning,
});

const withDefault = <Schema extends z.ZodType>(
  readBy: Setting["readBy"],
  fallback: string,
  schema: Schema,
  meaning: string,
) => ({ readBy, fallback, schema: z.preprocess((value) => value ?? fallback, schema), meaning });

const isWithin = (value: number, min: number, max: number): boolean => value >= min && value <= max;

const wholeNumber = (what: string, min: number, max: number) =>
  z
    .string()
    .refine(
      (value) => /^\d+$/.test(value) && isWithin(Number(value), min, max),
      `must be ${what}, a whole number from ${min} to ${max}`,
    )
    .transform(Number);

const port = z
  .string()
  .regex(/^\d{1,5}$/, "must be a number such as 9000")
  .transform(Number)
  .refine((value) => value <= 65_535, "must be at most 65535");

const flag = z
  .enum(["on", "off", "true", "false"], "must be on or off")
  .transform((value) => value === "on" || value === "true");

const onOrOff = z.enum(["on", "off"], "must be on or off");

const address = z.string().regex(/^[^\s<>,;]+@[^\s<>,;]+$/, "must be a mail address such as hello@example.com");

const addresses = z
  .string()
  .transform((value) => value.split(",").map((part) => part.trim()))
  .pipe(z.array(address));

const secret = z.string().min(16, "must have at least 16 characters");

const urlOf = (accepts: (url: URL) => boolean, error: string) =>
  z.string().refine((value) => URL.canParse(value) && accepts(new URL(value)), { error });

/** Whether a URL's host is this machine: localhost, 127.0.0.0/8 or ::1. */
export const isLoopback = ({ hostname }: URL): boolean => /^(?:localhost|\[::1\]|127(?:\.\d{1,3}){3})$/i.test(hostname);

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

const network = z
  .union([z.enum(["loopback", "linklocal", "uniquelocal"]), z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])
  .refine((value) => !value.endsWith("/0"));

/** Which of the addresses in `X-Forwarded-For` are believed. */
export type TrustProxy = "none" | "all" | { hops: number } | { addresses: string[] };

const proxies = (value: string): string[] => value.split(/[\s,]+/).filter(Boolean);

const trustProxy = z
  .string()
  .refine(
    (value) =>
      /^(?:off|false|on|true|\d|10)$/.test(value) || proxies(value).every((one) => network.safeParse(one).success),
    "must be off, on, a number of proxies from 0 to 10, or their addresses, such as 1 or 10.0.0.0/8",
  )
  .transform((value): TrustProxy => {
    if (value === "off" || value === "false") return "none";
    if (value === "on" || value === "true") return "all";
    return /^\d+$/.test(value) ? { hops: Number(value) } : { addresses: proxies(value) };
  });

/** A token travels by HTTPS, or does not leave the machine. */
const isOrigin = (text: string): boolean => {
  if (!URL.canParse(text) || new URL(text).origin !== text) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === "https:" || (protocol === "http:" && ["localhost", "127.0.0.1", "[::1]"].includes(hostname));
};

const origins = z
  .string()
  .transform((value) => value.split(/[\s,]+/).filter(Boolean))
  .pipe(
    z
      .array(z.string().refine(isOrigin, "must be origins such as https://www.example.com, without a path"))
      .min(1, "must be at least one origin"),
  );

const logLevel = withDefault(
  "run",
  "info",
  z.enum(["trace", "debug", "info", "warn", "error", "silent"], "must be info, warn, error or silent"),
  "trace, debug, info, warn, error or silent.",
);

const host = withDefault(
  "run",
  "127.0.0.1",
  z.string(),
  "Where the site listens. 0.0.0.0 lets other machines in. `npm run develop` takes both as well, with 8000 as its port.",
);

export const serverSettings = {
  HOST: host,
  PORT: withDefault("run", "9000", port, "The port at which the site listens."),
  LOG_LEVEL: logLevel,
};

export const enquirySettings = {
  DATABASE_URL: withDefault(
    "run",
    "file:.data/enquiries.db",
    z.string().regex(/^(?:file:.+|postgres(?:ql)?:\/\/.+)$/, "must be file:PATH or postgres://…"),
    "Where enquiries are stored: file:PATH (absolute, or relative to the project) or postgres://user:password@host:5432/name. A host without a durable disk (serverless, most containers) needs PostgreSQL.",
  ),
  SMTP_URL: optional(
    "run",
    urlOf(
      ({ protocol }) => protocol === "smtp:" || protocol === "smtps:",
      "must be a URL such as smtp://user:password@mail.example.com:587",
    ),
    "The mail server: smtp://user:password@mail.example.com:587 or smtps://user:password@mail.example.com:465. smtp: requires STARTTLS, except on this machine (localhost, 127.0.0.1, [::1]); ?requireTLS=false sends unencrypted when STARTTLS is not offered. Without a mail server, enquiries wait in the store and the log says so.",
  ),
  ENQUIRIES_FROM: optional(
    "run",
    address,
    "Our address, from which mail is sent: the one in content/settings/site.json unless set.",
  ),
  ENQUIRIES_TO: optional(
    "run",
    addresses,
    "Who gets the enquiries, several with commas: the address in content/settings/site.json unless set.",
  ),
  WEBHOOK_URL: optional(
    "run",
    urlOf(
      (url) => url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url)),
      "must be a URL such as https://crm.example.com/hook; http: only to this machine (localhost, 127.0.0.1, [::1])",
    ),
    "Another program that gets each enquiry as JSON, signed as https://www.standardwebhooks.com describes: https://…; http: only to this machine (localhost, 127.0.0.1, [::1]).",
  ),
  WEBHOOK_SECRET: optional(
    "run",
    z
      .string()
      .regex(
        /^(?!whsec_).{16,}$|^whsec_(?:[A-Za-z0-9+/]{4}){4,}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/,
        "must have at least 16 characters, and be base64 after whsec_",
      ),
    "Signs what goes to WEBHOOK_URL, with which it is needed: at least 16 characters, any text or whsec_ and base64.",
  ),
  ACKNOWLEDGE: withDefault(
    "run",
    "off",
    flag,
    "Sends each prospect a mail that the enquiry has arrived (on or off). Its text: content/settings/acknowledgement.json.",
  ),
  ALERTS_TO: optional(
    "run",
    addresses,
    "Who is mailed, and with WEBHOOK_URL posted, when deliveries fail, enquiries were quarantined or the database cannot be reached, and a summary once a day. Several with commas; nobody unless set.",
  ),
  FORM_SECRET: optional(
    "run",
    secret,
    "Signs the forms' time stamps and keys the hashes of client addresses. At least 16 characters, the same in all instances. Without one, a random one is made and kept in the database, beside what it protects.",
  ),
  RATE_LIMIT: withDefault(
    "run",
    "20/10",
    rateLimit,
    "How many enquiries one client may send: N/minutes (up to 100000/10080), or off.",
  ),
  ENQUIRY_MIN_FILL_MS: withDefault(
    "run",
    "2000",
    wholeNumber("a time in milliseconds", 0, 3_600_000),
    "A form that was filled in faster than this is set aside as spam. Milliseconds, up to 3600000; 0 switches it off.",
  ),
  DELIVERY_TIMEOUT_MS: withDefault(
    "run",
    "90000",
    wholeNumber("a time in milliseconds", 1000, 600_000),
    "How long one delivery may take (1000 to 600000 milliseconds). After a crash it is taken up again after twice this time.",
  ),
  OUTBOX_CONCURRENCY: withDefault(
    "run",
    "4",
    wholeNumber("a number of deliveries", 1, 50),
    "How many deliveries of a channel go on at a time (1 to 50): as many connections to the mail server.",
  ),
  OUTBOX_RETRY_MS: withDefault(
    "run",
    "30000",
    wholeNumber("a time in milliseconds", 10, 3_600_000),
    "The wait after a failed delivery (10 to 3600000 milliseconds), which doubles up to 64 times.",
  ),
  OUTBOX_GIVE_UP_HOURS: withDefault(
    "run",
    "120",
    wholeNumber("a time in hours", 1, 8760),
    "When a delivery that keeps failing is given up (1 to 8760 hours).",
  ),
  RETENTION_DAYS: withDefault(
    "run",
    "365",
    wholeNumber("a number of days", 1, 36_500),
    "Enquiries older than this are deleted once a day, unless the clock seems wrong (docs/operators.md, Retention). 1 to 36500 days.",
  ),
  TRUST_PROXY: withDefault(
    "run",
    "off",
    trustProxy,
    "Whose X-Forwarded-For is believed: off, on (everybody's: only behind a proxy that replaces the header), the number of proxies in front (up to 10), or their addresses (127.0.0.1, 10.0.0.0/8, loopback).",
  ),
  METRICS_PORT: optional(
    "run",
    port,
    "Serves /metrics for Prometheus at this port of HOST, to everybody who reaches it. Off unless set.",
  ),
  METRICS_TOKEN: optional(
    "run",
    secret,
    "Serves /metrics at the site's own port to who sends this bearer token, of at least 16 characters. Off unless set.",
  ),
  HOST: host,
  LOG_LEVEL: logLevel,
};

export const signInSettings = {
  CMS_GITHUB_URL: withDefault(
    "both",
    "https://github.com",
    cmsFields.rootUrl,
    "A GitHub of your own, which the editor uses and the running site signs in with.",
  ),
  CMS_GITHUB_CLIENT_ID: optional(
    "run",
    z.string().regex(/^[\w.-]+$/, "must be a client ID as GitHub shows it"),
    "Signs in to the editor with GitHub: the client ID of an OAuth app.",
  ),
  CMS_GITHUB_CLIENT_SECRET: optional(
    "run",
    z.string().regex(/^\S+$/, "must be a client secret as GitHub shows it"),
    "The client secret of the same OAuth app.",
  ),
  CMS_ORIGINS: optional(
    "run",
    origins,
    "The origins at which the editor may be used, with commas: the address in content/settings/site.json unless set.",
  ),
};

export const buildSettings = {
  DRAFTS: optional(
    "build",
    onOrOff,
    "Shows drafts, and what waits for its time or has expired (on), or hides them (off). Never on for what is published: a site that shows drafts tells search engines to stay away. Without it they are shown in development and in Netlify's previews.",
  ),
  GALLERY: optional("build", onOrOff, "Adds the maintainers' gallery of components (on). Leave it out on a host."),
  CMS_BACKEND: optional(
    "build",
    cmsFields.backend,
    "The editor at /admin, which docs/cms.md leads through: the host of the repository, github, gitlab, gitea, forgejo or none. github, once there is a repository.",
  ),
  CMS_REPOSITORY: optional("build", cmsFields.repository, "The repository as owner/name."),
  CMS_BRANCH: withDefault("build", "main", cmsFields.branch, "The branch that is published."),
  CMS_APP_ID: optional("build", cmsFields.appId, "GitLab, Gitea and Forgejo: the client ID of the application."),
  CMS_HOST_URL: optional(
    "build",
    cmsFields.rootUrl,
    "GitLab, Gitea and Forgejo: where the host is (GitLab: https://gitlab.com unless set).",
  ),
};

const isBlank = (value: string | undefined): boolean => (value ?? "").trim() === "";

/** Whether a variable is set. Empty counts as absent: hosts and shells often cannot unset one. */
export const isSet = (env: Variables, name: string): boolean => !isBlank(env[name]);

/**
 * Reads a group of settings.
 *
 * @returns the values, or every problem, each with the name of its variable and never its value
 */
export const readSettings = <Group extends Settings>(
  group: Group,
  env: Variables,
): { settings: Values<Group>; problems: string[] } => {
  const read = Object.entries(group).map(([name, { schema }]) => ({
    name,
    ...schema.safeParse(isSet(env, name) ? env[name] : undefined),
  }));
  return {
    settings: Object.fromEntries(read.map(({ name, data }) => [name, data])) as Values<Group>,
    problems: read.flatMap(({ name, error }) => error?.issues.map(({ message }) => `${name} ${message}`) ?? []),
  };
};

const readers = { run: "", build: " Read by a build.", both: " Read by a build and by the running site." };

/** The text of `.env.example`: each setting with its meaning and its default. */
export const envExample = (): string => {
  const intro =
    "Settings of the site. Copy this file to .env, or set them as environment variables, which win. Without any, enquiries are stored in .data/enquiries.db and nobody is mailed. `npm start` checks them all and lists what is wrong. An empty value counts as absent. Written by `npx tsx tools/env-example.ts`.";
  const comment = (text: string) => text.replaceAll(/(.{1,117})(?: |$)/g, "# $1\n");
  const blocks = Object.entries({ ...serverSettings, ...enquirySettings, ...signInSettings, ...buildSettings }).map(
    ([name, { readBy, fallback, meaning }]) => `${comment(meaning + readers[readBy])}#${name}=${fallback}\n`,
  );
  return [comment(intro), ...blocks].join("\n");
};
