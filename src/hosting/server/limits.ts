import { bodyLimit, headerLimit } from "../../domain/hosting/limits";

/** What a client may take of a server. Times are in milliseconds, sizes in bytes. */
export const defaultLimits = {
  headerSize: headerLimit,
  bodySize: bodyLimit,
  /** From the first byte of a request to the end of its headers. */
  headersTime: 10_000,
  /** From the first byte of a request to the end of its body. */
  requestTime: 30_000,
  /** Without a byte in either direction while an answer is being sent. */
  idleTime: 60_000,
  /** Between two requests. Longer than proxies keep theirs, so that it is they who close. */
  keepAliveTime: 65_000,
  /** How long a function may take to begin its answer. */
  functionTime: 30_000,
  /** How long the functions may take to say whether they are ready. */
  readinessTime: 5000,
  /** How long that answer is used again, since the question writes to the database. */
  readinessReuseTime: 1000,
  /** How long connections that are kept alive have to send their last request when the server stops. */
  graceTime: 1000,
  /** How long answers in flight may take to end when the server stops. */
  drainTime: 25_000,
  /** How long deliveries in flight may take after that. The outbox gives them 60 seconds, and has to end first. */
  deliveryTime: 65_000,
  connections: 10_000,
};

export type Limits = typeof defaultLimits;
