import type { IncomingMessage } from "node:http";

/** A domain or IPv4 address, or an IPv6 address in brackets, and a port. */
const hostPattern = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Whether a request has one valid `Host` (RFC 9112, section 3.2). Only HTTP/1.0
 * may leave it out. A second one has been joined to the first by a comma
 * (`joinDuplicateHeaders`), which no host contains.
 */
export const hasValidHost = ({ headers, httpVersion }: IncomingMessage): boolean =>
  headers.host === undefined ? httpVersion === "1.0" : hostPattern.test(headers.host);
