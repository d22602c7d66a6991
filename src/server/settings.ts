import proxyAddress from "proxy-addr";
import * as z from "zod";
import { cmsSettings, gitHubUrl } from "../domain/cms/cms-environment";

const isWithin = (value: number, min: number, max: number): boolean => value >= min && value <= max;

const wholeNumber = (what: string, min: number, max: number) =>
  z
    .string()
    .refine(
      (value) => /^\d+$/.test(value) && isWithin(Number(value), min, max),
      `must be ${what}, a whole number from ${min} to ${max}`,
    )
    .transform(Number);

const flag = z
  .enum(["on", "off", "true", "false"], "must be on or off")
  .transform((value) => value === "on" || value === "true");

const onOrOff = z.enum(["on", "off"], "must be on or off");

const address = z.string().regex(/^[^\s<>,;]+@[^\s<>,;]+$/, "must be a mail address such as hello@example.com");

/** Splits at commas and whitespace. */
const valuesIn = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

const listOf = (schema: z.ZodType<string, string>) =>
  z.string().transform(valuesIn).pipe(z.array(schema).min(1, "must have at least one value"));

const secret = z.string().min(16, "must have at least 16 characters");

const urlOf = (accepts: (url: URL, value: string) => boolean, error: string) =>
  z.string().refine((value) => URL.canParse(value) && accepts(new URL(value), value), { error });

/** Whether a URL's host is this machine: localhost, 127.0.0.0/8 or ::1. */
export const isLoopback = ({ hostname }: URL): boolean => /^(?:localhost|\[::1\]|127(?:\.\d{1,3}){3})$/i.test(hostname);

export const isPostgres = (url: string): boolean => /^postgres(?:ql)?:\/\//.test(url);

/** The host may be missing, as in postgres://site@/name?host=/run/postgresql. */
const isReadableDatabaseUrl = (value: string): boolean => {
  try {
    decodeURI(value);
    return !isPostgres(value) || URL.canParse(value.replace("@/", "@localhost/"));
  } catch {
    return false;
  }
};

const isHttpsOrLoopback = (url: URL): boolean =>
  url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url));

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

/** Whether to trust the proxy at an address, with `hop` proxies between it and this server. */
export type TrustProxy = (address: string, hop: number) => boolean;

const trustProxy = z
  .string()
  .refine(
    (value) =>
      /^(?:off|false|on|true|\d|10)$/.test(value) || valuesIn(value).every((one) => network.safeParse(one).success),
    "must be off, on, a number of proxies from 0 to 10, or their addresses, such as 1 or 10.0.0.0/8",
  )
  .transform((value): TrustProxy => {
    if (value === "off" || value === "false") return () => false;
    if (value === "on" || value === "true") return () => true;
    return /^\d+$/.test(value) ? (_address, hop) => hop < Number(value) : proxyAddress.compile(valuesIn(value));
  });

/** HTTPS or loopback, since a token is sent there. */
const origin = urlOf(
  (url, value) => url.origin === value && isHttpsOrLoopback(url),
  "must be origins such as https://www.example.com, without a path",
);

export const serverSettings = {
  HOST: z
    .string()
    .prefault("127.0.0.1")
    .describe(
      "Where the site listens. 0.0.0.0 lets other machines in. `npm run develop` reads HOST and PORT as well, with 8000 as its default port.",
    ),
  PORT: wholeNumber("a port", 0, 65_535).prefault("9000").describe("The port at which the site listens."),
};

export const enquirySettings = {
  DATABASE_URL: z
    .string()
    .regex(/^(?:file:[^~].*|postgres(?:ql)?:\/\/.+)$/, "must be file:PATH, without ~, or postgres://…")
    .refine(isReadableDatabaseUrl, "must be a URL: write %25 for %, and in a password %23 for # and %2F for /")
    .prefault("file:.data/enquiries.db")
    .describe(
      "Where enquiries are stored: file:PATH (absolute, or relative to the project) or postgres://user:password@host:5432/name, with special characters of the password percent-encoded. A host without a durable disk (serverless, most containers) needs PostgreSQL.",
    ),
  SMTP_URL: urlOf(
    ({ protocol, hostname }) => (protocol === "smtp:" || protocol === "smtps:") && hostname !== "",
    "must be a URL such as smtp://user:password@mail.example.com:587",
  )
    .optional()
    .describe(
      "The mail server: smtp://user:password@mail.example.com:587 or smtps://user:password@mail.example.com:465. smtp: requires STARTTLS, except on this machine (localhost, 127.0.0.1, [::1]), whose certificate is not checked; ?requireTLS=false sends unencrypted when STARTTLS is not offered. Without a mail server, enquiries wait in the store and the log says so.",
    ),
  ENQUIRIES_FROM: address
    .optional()
    .describe("Our address, from which mail is sent: the one in content/settings/site.json unless set."),
  ENQUIRIES_TO: listOf(address)
    .optional()
    .describe("Who gets the enquiries, several with commas: the address in content/settings/site.json unless set."),
  WEBHOOK_URL: urlOf(
    (url) => isHttpsOrLoopback(url) && url.username === "" && url.password === "",
    "must be a URL such as https://crm.example.com/hook, without user and password; http: only to this machine (localhost, 127.0.0.1, [::1])",
  )
    .optional()
    .describe(
      "Another program that gets each enquiry as JSON, signed as https://www.standardwebhooks.com describes: https://…; http: only to this machine (localhost, 127.0.0.1, [::1]).",
    ),
  WEBHOOK_SECRET: z
    .string()
    .regex(
      /^(?!whsec_).{16,}$|^whsec_(?:[A-Za-z0-9+/]{4}){4,}(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/,
      "must have at least 16 characters, and be base64 after whsec_",
    )
    .optional()
    .describe(
      "Signs what goes to WEBHOOK_URL, with which it is needed: at least 16 characters, any text or whsec_ and base64.",
    ),
  ACKNOWLEDGE: flag
    .prefault("off")
    .describe(
      "Sends each prospect a mail that the enquiry has arrived (on or off). Its text: content/settings/acknowledgement.json.",
    ),
  ALERTS_TO: listOf(address)
    .optional()
    .describe(
      "Who is mailed, and with WEBHOOK_URL posted, when deliveries fail, enquiries were quarantined or the database cannot be reached or written, and a summary once a day. Needs SMTP_URL or WEBHOOK_URL. Several with commas; none unless set.",
    ),
  FORM_SECRET: secret
    .optional()
    .describe(
      "Signs the forms' time stamps and keys the hashes of client addresses. At least 16 characters, the same in all instances. Without it, a random one is kept in the database, beside what it protects.",
    ),
  RATE_LIMIT: rateLimit
    .prefault("20/10")
    .describe(
      "How often one client may try to send an enquiry or, counted apart, to sign in to the editor: N/minutes (up to 100000/10080), or off.",
    ),
  ENQUIRY_MIN_FILL_MS: wholeNumber("a time in milliseconds", 0, 3_600_000)
    .prefault("2000")
    .describe(
      "A form that was filled in faster than this is set aside as spam. Milliseconds, up to 3600000; 0 switches it off.",
    ),
  DELIVERY_TIMEOUT_MS: wholeNumber("a time in milliseconds", 1000, 600_000)
    .prefault("90000")
    .describe(
      "How long one delivery may take (1000 to 600000 milliseconds). After a crash it is retried after twice this time.",
    ),
  OUTBOX_CONCURRENCY: wholeNumber("a number of deliveries", 1, 50)
    .prefault("4")
    .describe(
      "How many deliveries of a channel run at a time (1 to 50), which is also the number of connections to the mail server.",
    ),
  OUTBOX_RETRY_MS: wholeNumber("a time in milliseconds", 10, 3_600_000)
    .prefault("30000")
    .describe(
      "The wait after a failed delivery (10 to 3600000 milliseconds), of which up to half is left out at random. It doubles up to 64-fold.",
    ),
  OUTBOX_GIVE_UP_HOURS: wholeNumber("a time in hours", 1, 8760)
    .prefault("120")
    .describe("When a delivery that keeps failing is given up (1 to 8760 hours)."),
  RETENTION_DAYS: wholeNumber("a number of days", 1, 36_500)
    .prefault("365")
    .describe(
      "Enquiries older than this are deleted once a day, unless the clock seems wrong (docs/operators/enquiries.md, Privacy). 1 to 36500 days.",
    ),
  TRUST_PROXY: trustProxy
    .prefault("off")
    .describe(
      "Whose X-Forwarded-For is believed: off, on (everybody's: only behind a proxy that replaces the header), the number of proxies in front (up to 10), or their addresses (127.0.0.1, 10.0.0.0/8, loopback).",
    ),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7E]{16,}$/, "must have at least 16 characters: letters, digits and signs of ASCII, no spaces")
    .optional()
    .describe(
      "Serves /metrics for Prometheus to requests with this bearer token: at least 16 printable ASCII characters, without spaces. Off unless set.",
    ),
  LOG_LEVEL: z
    .enum(["trace", "debug", "info", "warn", "error", "silent"], "must be trace, debug, info, warn, error or silent")
    .prefault("info")
    .describe("trace, debug, info, warn, error or silent."),
};

export const signInSettings = {
  // HTTPS, since secrets are sent there.
  CMS_GITHUB_URL: gitHubUrl
    .refine(
      (url) => isHttpsOrLoopback(new URL(url)),
      "must be https://… for signing in; http: only to this machine (localhost, 127.0.0.1, [::1])",
    )
    .describe(
      "A GitHub of your own, which the editor uses and the running site signs in with. Read by a build and by the running site.",
    ),
  CMS_GITHUB_CLIENT_ID: z
    .string()
    .regex(/^[\w.-]+$/, "must be a client ID as GitHub shows it")
    .optional()
    .describe("Signs in to the editor with GitHub: the client ID of an OAuth app."),
  CMS_GITHUB_CLIENT_SECRET: z
    .string()
    .regex(/^\S+$/, "must be a client secret as GitHub shows it")
    .optional()
    .describe("The client secret of the same OAuth app."),
  CMS_ORIGINS: listOf(origin)
    .optional()
    .describe(
      "The origins at which the editor may be used, with commas: the address in content/settings/site.json unless set.",
    ),
};

export const buildSettings = {
  DRAFTS: onOrOff
    .optional()
    .describe(
      "Shows drafts, and what waits for its time or has expired (on), or hides them (off). Never on for what is published: a site that shows drafts tells search engines to stay away. Without it they are shown in development and in Netlify's previews.",
    ),
  GALLERY: onOrOff.optional().describe("Adds the maintainers' gallery of components (on). Leave it out on a host."),
  ...cmsSettings,
};

const all = { ...serverSettings, ...enquirySettings, ...signInSettings, ...buildSettings };

const withoutLettersOf = (other: string, name: string): string =>
  [...other].reduce((left, letter) => left.replace(letter, ""), name);

/** Returns hints for variables that seem to be misspelt settings. Short names, such as PORT, resemble many others. */
export const misspelt = (env: NodeJS.ProcessEnv): string[] =>
  Object.keys(env).flatMap((name) => {
    const differs = (known: string) => withoutLettersOf(name, known) + withoutLettersOf(known, name);
    const meant = Object.keys(all).filter((known) => known.length > 5 && differs(known).length < 3);
    return name in all ? [] : meant.map((known) => `${name} is no setting and is not read: ${known} is one`);
  });

/** Returns the text of `.env.example`: each setting with its description and default. */
export const envExample = (): string => {
  const intro =
    "Settings of the site. Copy this file to .env, or set them as environment variables, which win. Without any, enquiries are stored in .data/enquiries.db and no mail is sent. `npm start` checks them all and lists what is wrong. An empty value counts as absent. Written by `npx tsx tools/env-example.ts`.";
  const comment = (text: string) => text.replaceAll(/(.{1,117})(?: |$)/g, "# $1\n");
  const blocks = Object.entries(all).map(([name, schema]) => {
    const reader = name in buildSettings ? " Read by a build." : "";
    const fallback = schema instanceof z.ZodPrefault ? String(schema.def.defaultValue) : "";
    return `${comment((schema.description ?? "") + reader)}#${name}=${fallback}\n`;
  });
  return [comment(intro), ...blocks].join("\n");
};
