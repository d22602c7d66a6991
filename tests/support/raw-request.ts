import { connect } from "node:net";

/** Opens a TCP connection for arbitrary bytes at any time. */
export const openRaw = async (port: number) => {
  const socket = connect(port, "127.0.0.1");
  let received = "";
  // A reset connection also emits `close`.
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

/** Sends bytes, and returns all data until the server closes the connection. */
export const exchange = async (port: number, bytes: string): Promise<string> => {
  const { send, closed, received } = await openRaw(port);
  send(bytes);
  await closed;
  return received();
};

/** The head of a request with keep-alive. */
export const head = (method: string, target: string, ...headers: string[]): string =>
  [`${method} ${target} HTTP/1.1`, "Host: www.example.com", ...headers, "", ""].join("\r\n");
