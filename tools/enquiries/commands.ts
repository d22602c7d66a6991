import { writeFileSync } from "node:fs";
import type { parseArgs } from "node:util";
import { stringify } from "csv-stringify/sync";
import * as z from "zod";
import type { Environment } from "../../src/server/environment";
import { errorName } from "../../src/server/error-name";
import { alertMail } from "../../src/server/mail/enquiry-mail";
import { createMailer } from "../../src/server/mail/mailer";
import { purgeExpired, retentionStart } from "../../src/server/purge";
import { readReference } from "../../src/server/reference";
import { channelsInUse, type Enquiries } from "../../src/server/runtime";
import { enquirySettings, isPostgres } from "../../src/server/settings";
import { UsageError } from "../command-line";
import { asDetails, asTable, csvRow, fullEntry, listEntry } from "./entry";
import { moveEnquiries } from "./move";

export const options = {
  json: { type: "boolean" },
  all: { type: "boolean" },
  /** Confirms a suspicious purge. */
  yes: { type: "boolean" },
  /** Required by `mail`. */
  test: { type: "boolean" },
  /** The database that `move` fills. */
  to: { type: "string" },
  since: { type: "string" },
  email: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

type Options = ReturnType<typeof parseArgs<{ options: typeof options }>>["values"];

interface CommandContext extends Pick<Enquiries, "store" | "outbox"> {
  environment: Environment;
  /** The argument after the command's name. */
  argument: string | undefined;
  options: Options;
}

/** Returns what to print. */
type Command = (context: CommandContext) => Promise<string>;

const moment = z.union([z.iso.date(), z.iso.datetime({ offset: true, local: true })]);

const sinceOf = ({ since }: Options): Date | undefined => {
  if (since === undefined) return undefined;
  if (!moment.safeParse(since).success)
    throw new UsageError(`--since ${since} is no date: write one such as 2026-01-31`);
  return new Date(since);
};

const required = (argument: string | undefined, what: string): string => {
  if (argument === undefined) throw new UsageError(`${what} is missing`);
  return argument;
};

const referenceIn = ({ argument }: CommandContext): string => {
  const given = required(argument, "the reference");
  const reference = readReference(given);
  if (reference === undefined) throw new UsageError(`${given} is no reference: they look like 7K3M-9Q2X`);
  return reference;
};

const chosen = async ({ store, options }: CommandContext) => {
  const enquiries = await store.list({ since: sinceOf(options), quarantined: options.all ?? false });
  const from = options.email?.trim().toLowerCase();
  return enquiries.filter(({ email }) => from === undefined || email.toLowerCase() === from);
};

const counted = (count: number, what: string): string => `${count} ${count === 1 ? "enquiry" : "enquiries"} ${what}`;
const json = (value: unknown): string => JSON.stringify(value, undefined, 2);

const list: Command = async (context) => {
  const entries = (await chosen(context)).map(listEntry);
  if (context.options.json) return json(entries);
  return entries.length === 0 ? "No enquiries." : asTable(entries);
};

const show: Command = async (context) => {
  const reference = referenceIn(context);
  const enquiry = await context.store.find(reference);
  if (enquiry === undefined) throw new UsageError(`there is no enquiry ${reference}`);
  return context.options.json ? json(fullEntry(enquiry)) : asDetails(fullEntry(enquiry));
};

const exportFile: Command = async (context) => {
  const file = required(context.argument, "the file");
  const rows = (await chosen(context)).map(fullEntry).map(csvRow);
  // A spreadsheet runs a cell that begins with = + - or @ (https://owasp.org/www-community/attacks/CSV_Injection),
  // and in many languages splits cells at semicolons that are not quoted.
  const csv = stringify(rows, { header: rows.length > 0, bom: true, escape_formulas: true, quoted_match: /;/ });
  try {
    // Personal data: readable by the owner alone, and never over an existing file.
    writeFileSync(file, csv, { flag: "wx", mode: 0o600 });
  } catch (error) {
    const name = errorName(error);
    throw new UsageError(
      name === "EEXIST" ? `${file} is there already: name another file` : `${file} cannot be written: ${name}`,
    );
  }
  return counted(rows.length, `written to ${file}`);
};

const release: Command = async (context) => {
  const reference = referenceIn(context);
  const released = await context.store.release(reference, channelsInUse(context.environment), new Date());
  if (!released) throw new UsageError(`there is no enquiry ${reference} in quarantine`);
  return `${reference} is released. The running site delivers it within seconds; without one, \`deliver\` does.`;
};

const erase: Command = async ({ store, argument }) =>
  counted(await store.erase(required(argument, "the mail address")), "erased");

const purge: Command = async ({ store, environment: { RETENTION_DAYS }, options }) => {
  const now = new Date();
  const { purged, refusal } = await purgeExpired(store, RETENTION_DAYS, now, options.yes);
  if (refusal !== undefined) {
    throw new UsageError(`${refusal}: nothing was deleted. If the clock (${now.toISOString()}) is right, add --yes`);
  }
  return counted(purged, `received before ${retentionStart(RETENTION_DAYS, now).toISOString()} deleted`);
};

const deliver: Command = async ({ store, outbox, environment }) => {
  const due = await store.retryNow(new Date());
  const attempts = await outbox.drain();
  const left = (await store.list()).flatMap(({ deliveries }) =>
    deliveries.filter(({ status }) => status !== "delivered"),
  );
  const errors = [...new Set(left.flatMap(({ lastError }) => lastError ?? []))].join(", ");
  const unmailed = environment.SMTP_URL === undefined ? "\nSMTP_URL is not set: no mail can be sent." : "";
  const rest = left.length > 0 ? `, ${left.length} left${errors && ` (${errors})`}` : "";
  return `${due} undelivered, ${attempts} tried here${rest}${unmailed}`;
};

const mail: Command = async ({ environment, options }) => {
  const { SMTP_URL, DELIVERY_TIMEOUT_MS, addresses } = environment;
  if (!options.test) throw new UsageError("mail sends something with --test only");
  if (SMTP_URL === undefined) throw new UsageError("SMTP_URL is not set: there is no mail server to test");
  const mailer = createMailer(SMTP_URL);
  const test = { kind: "test", subject: "test of the mail server", text: "Enquiries reach you by this way." } as const;
  const route = `from ${addresses.from} to ${addresses.to.join(", ")}`;
  try {
    const refused = await mailer.send(alertMail(test, addresses), AbortSignal.timeout(DELIVERY_TIMEOUT_MS));
    return `The mail server accepted a mail ${route}${refused > 0 ? `, and refused ${refused} of them` : ""}.`;
  } catch (error) {
    throw new UsageError(`The mail server did not accept a mail ${route}: ${errorName(error)}`);
  } finally {
    await mailer.close();
  }
};

const move: Command = async ({ environment, options }) => {
  const { to = "" } = options;
  if (!isPostgres(to)) throw new UsageError("--to has to be postgres://user:password@host:5432/name");
  const { error } = enquirySettings.DATABASE_URL.safeParse(to);
  if (error !== undefined) throw new UsageError(`--to ${error.issues.map(({ message }) => message).join("; ")}`);
  const counts = await moveEnquiries(environment.DATABASE_URL, to);
  return `${counts}. Now set DATABASE_URL to the new database, and start the site.`;
};

/** The commands, with the argument and options that each accepts. */
export const commands: Record<string, { run: Command; reads: readonly string[] }> = {
  list: { run: list, reads: ["json", "all", "since", "email"] },
  show: { run: show, reads: ["argument", "json"] },
  export: { run: exportFile, reads: ["argument", "all", "since", "email"] },
  release: { run: release, reads: ["argument"] },
  erase: { run: erase, reads: ["argument"] },
  purge: { run: purge, reads: ["yes"] },
  deliver: { run: deliver, reads: [] },
  mail: { run: mail, reads: ["test"] },
  move: { run: move, reads: ["to"] },
};
