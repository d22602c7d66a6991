import { formatValidationError, plural, type ValidationError } from "../../src/domain/content/validation-error";

interface Report {
  entries: readonly unknown[];
  errors: readonly ValidationError[];
  warnings: readonly ValidationError[];
  /** Settings that still have the project's initial values. */
  placeholders: readonly string[];
}

const summary = ({ entries, errors, warnings, placeholders }: Report): string =>
  [
    `${entries.length} entries`,
    plural(errors.length, "error"),
    plural(warnings.length, "warning"),
    `${plural(placeholders.length, "placeholder")} left`,
  ].join(", ");

const asText = (report: Report): string =>
  [
    ...report.placeholders.map((field) => `${field} is still a placeholder`),
    ...report.warnings.map((warning) => `warning: ${formatValidationError(warning)}`),
    ...report.errors.map(formatValidationError),
    summary(report),
  ].join("\n");

/** Escapes a message: https://docs.github.com/actions/reference/workflow-commands-for-github-actions. */
const escaped = (text: string): string => text.replace(/[%\r\n]/g, encodeURIComponent);

/** Escapes a property of a workflow command. */
const escapedProperty = (text: string): string => text.replace(/[%\r\n:,]/g, encodeURIComponent);

const asCommand = ({ severity, file, field, line, problem, advice }: ValidationError): string => {
  const title = field === "" ? "Content" : field;
  const properties = { file, ...(line !== undefined && { line: String(line) }), title };
  const written = Object.entries(properties).map(([name, value]) => `${name}=${escapedProperty(value)}`);
  return `::${severity ?? "error"} ${written.join(",")}::${escaped(`${[field, problem].filter(Boolean).join(" ")} — ${advice}`)}`;
};

const asGitHub = (report: Report): string =>
  [...[...report.errors, ...report.warnings].map(asCommand), summary(report)].join("\n");

const asJson = ({ entries, errors, warnings, placeholders }: Report): string => {
  const findings = [...errors, ...warnings].map(({ severity = "error", ...found }) => ({ severity, ...found }));
  return JSON.stringify({ entries: entries.length, findings, placeholders }, null, 2);
};

/** Report formats: for people, as annotations of a GitHub pull request, and for programs. */
export const reportFormats = { text: asText, github: asGitHub, json: asJson } as const;

export const isReportFormat = (name: string): name is keyof typeof reportFormats => Object.hasOwn(reportFormats, name);
