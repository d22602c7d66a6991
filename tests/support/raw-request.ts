import { connect } from "node:net";

/** A connection on which a test sends what it likes, when it likes, and reads when it likes. */
export const openRaw = async (port: number) => {
  const socket = connect(port, "127.0.0.1");
  let received = "";
  // A connection that is reset has ended as well, and says so by closing.
  socket.on("error", () => undefined);
  socket.on("data", (chunk: Buffer) => (received += chunk.toString("latin1")));
  const closed = new Promise<void>((resolve) => void socket.once("close", () => resolve()));
  await Promise.race([new Promise((resolve) => socket.once("connect", resolve)), closed]);
  return {
    socket,
    send: (bytes: string) => void socket.write(bytes, "latin1"),
    received: () => received,
    /** Resolves when the connection has ended. */
    closed,
  };
};

/** Sends bytes, and gives what came until the server ended the connection. */
export const exchange = async (port: number, bytes: string): Promise<string> => {
  const { send, closed, received } = await openRaw(port);
  send(bytes);
  await closed;
  return received();
};

/** The beginning of a request, after whose answer the connection stays open. */
export const head = (method: string, target: string, ...headers: string[]): string =>
  [`${method} ${target} HTTP/1.1`, "Host: www.example.com", ...headers, "", ""].join("\r\n");
