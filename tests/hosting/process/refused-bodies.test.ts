import { ask, head } from "../../support/raw-request";
import { startWrittenServer, type WrittenServer } from "../../support/server-process";

let server: WrittenServer;
beforeAll(async () => {
  server = await startWrittenServer({ "/api/enquiry": "module.exports = (_, response) => response.end('called');" });
});
afterAll(() => server.dispose());

const length = 5_000_000;
const body = "a".repeat(length);
const inChunks = `${length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;

describe("a body that is refused", () => {
  it.each([
    [413, head("POST", "/api/enquiry", `Content-Length: ${length}`) + body],
    [411, head("POST", "/api/enquiry", "Transfer-Encoding: chunked") + inChunks],
    [405, head("POST", "/about", `Content-Length: ${length}`) + body],
  ])("does not keep its sender from reading why: %i", async (status, bytes) => {
    for (let times = 0; times < 20; times += 1) expect((await ask(server.port, bytes))?.status).toBe(status);
  });
});
