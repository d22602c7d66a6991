import type { fullEntry, ListEntry } from "./entry";

const columns = {
  reference: ({ reference }: ListEntry) => reference,
  received: ({ receivedAt }: ListEntry) => receivedAt.slice(0, 16).replace("T", " "),
  status: ({ status }: ListEntry) => status,
  name: ({ firstName, lastName }: ListEntry) => `${firstName} ${lastName}`,
  email: ({ email }: ListEntry) => email,
  service: ({ service }: ListEntry) => service,
};

/** A table for a terminal, as wide as its longest cells. Moments are UTC. */
export const asTable = (entries: ListEntry[]): string => {
  const rows = [Object.keys(columns), ...entries.map((entry) => Object.values(columns).map((cell) => cell(entry)))];
  const widths = Object.keys(columns).map((_name, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  "));
  return lines.map((line) => line.trimEnd()).join("\n");
};

const isEmpty = (value: unknown): boolean =>
  value === null || value === "" || (Array.isArray(value) && value.length === 0);

const flat = (value: object): [string, unknown][] =>
  Object.entries(value).flatMap(([name, part]): [string, unknown][] => {
    if (isEmpty(part)) return [];
    if (Array.isArray(part))
      return part.map((item) => [
        name,
        typeof item === "object"
          ? flat(item as object)
              .map(([key, text]) => `${key} ${String(text)}`)
              .join(", ")
          : item,
      ]);
    return typeof part === "object" ? flat(part as object) : [[name, part]];
  });

/** Everything about one enquiry, a line a fact; the message last. */
export const asDetails = ({ message, ...entry }: ReturnType<typeof fullEntry>): string =>
  [...flat(entry).map(([name, value]) => `${name}: ${String(value)}`), "", message].join("\n");
