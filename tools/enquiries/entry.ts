import { attributionFields } from "../../src/domain/enquiry/attribution";
import { type BasicField, basicFields, extraFields, extraValues } from "../../src/domain/enquiry/fields";
import type { StoredEnquiry } from "../../src/server/store/enquiry-store";

type Status = "quarantined" | "failed" | "pending" | "delivered";

/** Whether the team has got an enquiry: the worst of its deliveries but for the acknowledgement, whose address may be mistyped. */
const statusOf = ({ quarantineReasons, releasedAt, deliveries }: StoredEnquiry): Status => {
  if (quarantineReasons.length > 0 && releasedAt === undefined) return "quarantined";
  const statuses = deliveries.filter(({ channel }) => channel !== "acknowledgement").map(({ status }) => status);
  return statuses.includes("failed") ? "failed" : statuses.includes("pending") ? "pending" : "delivered";
};

/** An enquiry as the list shows it: flat, in words of the form, moments in ISO 8601. */
export const listEntry = (enquiry: StoredEnquiry) => {
  const mail = enquiry.deliveries.find(({ channel }) => channel === "mail");
  return {
    reference: enquiry.reference,
    receivedAt: enquiry.receivedAt.toISOString(),
    ...(Object.fromEntries(basicFields.map((name) => [name, enquiry[name]])) as Record<BasicField, string>),
    /** What only some forms ask for. */
    details: extraValues(enquiry),
    status: statusOf(enquiry),
    deliveredAt: mail?.deliveredAt?.toISOString() ?? null,
    form: enquiry.form ?? null,
    quarantineReasons: enquiry.quarantineReasons,
    attribution: enquiry.attribution,
  };
};

export type ListEntry = ReturnType<typeof listEntry>;

/** All that is stored of an enquiry, for `show`, and for a person who asks. */
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

/** One flat row of all that is stored, for a spreadsheet. */
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
