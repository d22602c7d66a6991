import { formatMistake, type Mistake } from "../../src/domain/content/mistake";

export interface Report {
  entries: readonly unknown[];
  mistakes: readonly Mistake[];
  warnings: readonly Mistake[];
  /** Fields of the settings that still hold what the project came with. */
  placeholders: readonly string[];
}

const count = (things: readonly unknown[], word: string): string =>
  `${things.length} ${word}${things.length === 1 ? "" : "s"}`;

const summary = ({ entries, mistakes, warnings, placeholders }: Report): string =>
  [
    `${entries.length} entries`,
    count(mistakes, "mistake"),
    count(warnings, "warning"),
    `${count(placeholders, "placeholder")} left`,
  ].join(", ");

const asText = (report: Report): string =>
  [
    ...report.placeholders.map((field) => `${field} is still a placeholder`),
    ...report.warnings.map((warning) => `warning: ${formatMistake(warning)}`),
    ...report.mistakes.map(formatMistake),
    summary(report),
  ].join("\n");

/** A message of a workflow command: https://docs.github.com/actions/reference/workflow-commands-for-github-actions. */
const escaped = (text: string): string => text.replace(/[%\r\n]/g, encodeURIComponent);

/** A value between the commas of a workflow command. */
const escapedProperty = (text: string): string => text.replace(/[%\r\n:,]/g, encodeURIComponent);

const asCommand = ({ severity, file, field, line, problem, advice }: Mistake): string => {
  const title = field === "" ? "Content" : field;
  const properties = { file, ...(line !== undefined && { line: String(line) }), title };
  const written = Object.entries(properties).map(([name, value]) => `${name}=${escapedProperty(value)}`);
  return `::${severity ?? "error"} ${written.join(",")}::${escaped(`${[field, problem].filter(Boolean).join(" ")} — ${advice}`)}`;
};

const asGitHub = (report: Report): string =>
  [...[...report.mistakes, ...report.warnings].map(asCommand), summary(report)].join("\n");

const asJson = ({ entries, mistakes, warnings, placeholders }: Report): string => {
  const findings = [...mistakes, ...warnings].map(({ severity = "mistake", ...found }) => ({ severity, ...found }));
  return JSON.stringify({ entries: entries.length, findings, placeholders }, null, 2);
};

/** How a report can be written: for people, as annotations of a pull request on GitHub, for programs. */
export const reportFormats = { text: asText, github: asGitHub, json: asJson } as const;
export type ReportFormat = keyof typeof reportFormats;

export const isReportFormat = (name: string): name is ReportFormat => Object.hasOwn(reportFormats, name);
