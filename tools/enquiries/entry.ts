import { stringify } from "yaml";
import { attributionFields } from "../../src/domain/enquiry/attribution";
import { type BasicField, basicFields, extraFields, extraValues } from "../../src/domain/enquiry/fields";
import type { StoredEnquiry } from "../../src/server/store/enquiry-store";

type Status = "quarantined" | "failed" | "pending" | "delivered";

/** Returns the worst status of the deliveries, except the acknowledgement, whose address may be mistyped. */
const statusOf = ({ quarantineReasons, releasedAt, deliveries }: StoredEnquiry): Status => {
  if (quarantineReasons.length > 0 && releasedAt === undefined) return "quarantined";
  const statuses = deliveries.filter(({ channel }) => channel !== "acknowledgement").map(({ status }) => status);
  return statuses.includes("failed") ? "failed" : statuses.includes("pending") ? "pending" : "delivered";
};

/** Converts an enquiry for the list: named like the form's fields, dates in ISO 8601. */
export const listEntry = (enquiry: StoredEnquiry) => {
  const mail = enquiry.deliveries.find(({ channel }) => channel === "mail");
  return {
    reference: enquiry.reference,
    receivedAt: enquiry.receivedAt.toISOString(),
    ...(Object.fromEntries(basicFields.map((name) => [name, enquiry[name]])) as Record<BasicField, string>),
    /** The extra fields. */
    details: extraValues(enquiry),
    status: statusOf(enquiry),
    deliveredAt: mail?.deliveredAt?.toISOString() ?? null,
    form: enquiry.form ?? null,
    quarantineReasons: enquiry.quarantineReasons,
    attribution: enquiry.attribution,
  };
};

type ListEntry = ReturnType<typeof listEntry>;

/** All stored data of an enquiry, for `show` and for data subject requests. */
export const fullEntry = (enquiry: StoredEnquiry) => ({
  ...listEntry(enquiry),
  releasedAt: enquiry.releasedAt?.toISOString() ?? null,
  idempotencyKey: enquiry.idempotencyKey ?? null,
  clientHash: enquiry.clientHash ?? null,
  deliveries: enquiry.deliveries.map(({ nextAttemptAt, deliveredAt, lastError, ...delivery }) => ({
    ...delivery,
    nextAttemptAt: delivery.status === "pending" ? nextAttemptAt.toISOString() : null,
    deliveredAt: deliveredAt?.toISOString() ?? null,
    lastError: lastError ?? null,
  })),
});

/** Flattens all stored data into a row of a spreadsheet. */
export const csvRow = ({
  attribution,
  details,
  quarantineReasons,
  deliveries,
  ...entry
}: ReturnType<typeof fullEntry>) => ({
  ...entry,
  quarantineReasons: quarantineReasons.join(" "),
  deliveries: deliveries
    .map(({ channel, status, attempts, deliveredAt, lastError }) =>
      [channel, status, `attempts ${attempts}`, deliveredAt, lastError].filter((part) => part !== null).join(" "),
    )
    .join(", "),
  ...Object.fromEntries(extraFields.map((name) => [name, details[name] ?? ""])),
  ...Object.fromEntries(attributionFields.map((name) => [name, attribution[name] ?? ""])),
});

const columns = {
  reference: ({ reference }: ListEntry) => reference,
  "received (UTC)": ({ receivedAt }: ListEntry) => receivedAt.slice(0, 16).replace("T", " "),
  status: ({ status }: ListEntry) => status,
  name: ({ firstName, lastName }: ListEntry) => `${firstName} ${lastName}`,
  email: ({ email }: ListEntry) => email,
  service: ({ service }: ListEntry) => service,
};

/** Formats a table for a terminal. */
export const asTable = (entries: ListEntry[]): string => {
  const rows = [Object.keys(columns), ...entries.map((entry) => Object.values(columns).map((cell) => cell(entry)))];
  const widths = Object.keys(columns).map((_name, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "));
  return lines.map((line) => line.trimEnd()).join("\n");
};

const isEmpty = (value: unknown): boolean =>
  value === null || value === "" || (typeof value === "object" && Object.keys(value).length === 0);

/** Formats an enquiry as YAML, the message last. */
export const asDetails = ({ message, ...entry }: ReturnType<typeof fullEntry>): string =>
  stringify({ ...entry, message }, (_key, value: unknown) => (isEmpty(value) ? undefined : value), {
    lineWidth: 0,
  }).trimEnd();
