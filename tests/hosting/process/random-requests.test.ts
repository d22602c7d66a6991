import fc from "fast-check";
import { anyHttpRequest } from "../../support/any-http-request";
import { exchange, openRaw, parseAnswer, type RawAnswer } from "../../support/raw-request";
import { expectSecured } from "../../support/secured";
import { startWrittenServer, type WrittenServer } from "../../support/server-process";

let server: WrittenServer;
beforeAll(async () => {
  server = await startWrittenServer({
    "/api/echo":
      "module.exports = (request, response) => request.on('data', () => {}).on('end', () => response.end('echo'));",
  });
});
afterAll(() => server.dispose());

const known = ["/", "/about", "/About/", "/contact", "/blog/x", "/video/film.mp4", "/api/echo", "/healthz", "/Offer"];

/** Sends bytes and gives the answer, if there is one. What is no request, or only a part of one, ends with its bytes. */
const answerTo = async (bytes: string): Promise<RawAnswer | undefined> => {
  const connection = await openRaw(server.port);
  connection.send(bytes);
  const patience = setTimeout(() => connection.socket.end(), bytes.includes("\r\n\r\n") ? 200 : 0);
  await connection.answered;
  clearTimeout(patience);
  connection.destroy();
  return parseAnswer(connection.received());
};

describe("whatever is sent", () => {
  it("is answered, or the connection ends, and it is never a failure of ours", async () => {
    const statuses = new Map<number | undefined, number>();
    await fc.assert(
      fc.asyncProperty(anyHttpRequest(known), async (bytes) => {
        const answer = await answerTo(bytes);
        statuses.set(answer?.status, (statuses.get(answer?.status) ?? 0) + 1);
        expect(answer?.status ?? 0).toBeLessThan(500);
        // An interim answer has no headers.
        if (answer !== undefined && answer.status !== 100) expectSecured(answer.headers);
        expect(server.hasEnded()).toBe(false);
      }),
      { numRuns: 1000 },
    );
    for (const status of [200, 301, 400, 404, 405]) expect(statuses.get(status)).toBeGreaterThan(10);
    expect((await exchange(server.port, "GET /about HTTP/1.0\r\n\r\n")).toString()).toContain(
      "This is about/index.html",
    );
    expect(server.output()).not.toContain('"level":50');
  });
});
