/** Names for pg's errors that have no code. */
const pgErrors = new Map([
  ["Query read timeout", "QueryTimeout"],
  ["timeout exceeded when trying to connect", "ConnectTimeout"],
  ["timeout expired", "ConnectTimeout"],
  ["Connection terminated due to connection timeout", "ConnectTimeout"],
  ["Connection terminated unexpectedly", "ConnectionTerminated"],
  ["Client has encountered a connection error and is not queryable", "ConnectionTerminated"],
  ["The server does not support SSL connections", "TlsNotSupported"],
  ["There was an error establishing an SSL connection", "TlsNotSupported"],
  ["SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string", "PasswordMissing"],
  ["SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a non-empty string", "PasswordMissing"],
]);

/** A code, a class or an SQLSTATE (https://www.postgresql.org/docs/current/errcodes-appendix.html). */
const safeName = /^(?:[A-Z][A-Za-z0-9_]*|[0-9A-Z]{5})$/;
const isSafe = (value: unknown): value is string => typeof value === "string" && safeName.test(value);

const codesOf = (error: Error & { code?: unknown; originalCode?: unknown; responseCode?: unknown }): string[] => [
  ...[error.code, error.originalCode].filter(isSafe),
  ...(Number.isInteger(error.responseCode) ? [String(error.responseCode)] : []),
];

/**
 * Names an error for the log by its codes, those of its cause, or its class, such as `EENVELOPE 550` or `TimeoutError`.
 * Never by its message: those of databases and mail servers quote personal data.
 */
export const errorName = (error: unknown): string => {
  if (!(error instanceof Error)) return "unknown";
  const name = codesOf(error).join(" ") || pgErrors.get(error.message);
  if (name !== undefined) return name;
  const cause: unknown = error instanceof AggregateError ? error.errors[0] : error.cause;
  if (cause instanceof Error) return errorName(cause);
  return isSafe(error.name) ? error.name : "Error";
};
