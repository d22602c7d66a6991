import { connect } from "node:net";

/** An answer as it came. Names of headers are in small letters; a header that came twice is there twice. */
export interface RawAnswer {
  status: number;
  headers: (readonly [name: string, value: string])[];
  /** What came after the headers, chunks and all. */
  body: Buffer;
}

const headEnd = "\r\n\r\n";

const readHeader = (line: string): readonly [string, string] => {
  const colon = line.indexOf(":");
  return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
};

/** Reads the first answer of what came on a connection; undefined when none came. */
export const parseAnswer = (received: Buffer): RawAnswer | undefined => {
  const end = received.indexOf(headEnd);
  if (end < 0) return undefined;
  const [start = "", ...lines] = received.toString("latin1", 0, end).split("\r\n");
  const status = /^HTTP\/1\.1 (\d{3})\b/.exec(start)?.[1];
  if (status === undefined) throw new Error(`No answer begins with ${JSON.stringify(start)}`);
  return { status: Number(status), headers: lines.map(readHeader), body: received.subarray(end + headEnd.length) };
};

/** A connection on which a test sends what it likes, when it likes. Bytes are written as Latin-1. */
export const openRaw = async (port: number) => {
  const socket = connect(port, "127.0.0.1");
  const chunks: Buffer[] = [];
  let closed = false;
  // A connection that is reset has ended as well, and says so by closing.
  socket.on("error", () => undefined);
  socket.on("data", (chunk: Buffer) => chunks.push(chunk));
  const end = new Promise<void>((resolve) =>
    socket.once("close", () => {
      closed = true;
      resolve();
    }),
  );
  const answered = Promise.race([new Promise((resolve) => socket.once("data", resolve)), end]);
  await Promise.race([new Promise((resolve) => socket.once("connect", resolve)), end]);
  return {
    socket,
    send: (bytes: string) => void socket.write(bytes, "latin1"),
    received: () => Buffer.concat(chunks),
    isClosed: () => closed,
    /** Resolves when the first bytes have come, or when none will come any more. */
    answered,
    /** Resolves when the server has ended the connection. */
    closed: end,
    destroy: () => socket.destroy(),
  };
};

export type RawConnection = Awaited<ReturnType<typeof openRaw>>;

/** Sends bytes and gives all that came until the server ended the connection. */
export const exchange = async (port: number, bytes: string): Promise<Buffer> => {
  const connection = await openRaw(port);
  connection.send(bytes);
  await connection.closed;
  return connection.received();
};

/** Sends bytes and gives the first answer; undefined when the connection ended without one. */
export const ask = async (port: number, bytes: string): Promise<RawAnswer | undefined> =>
  parseAnswer(await exchange(port, bytes));

/** A request's head, after whose answer the connection stays open. */
export const keptHead = (method: string, target: string, ...headers: string[]): string =>
  [`${method} ${target} HTTP/1.1`, "Host: site.example", ...headers, "", ""].join("\r\n");

/** A request's head, whose connection ends with the answer. */
export const head = (method: string, target: string, ...headers: string[]): string =>
  keptHead(method, target, "Connection: close", ...headers);
