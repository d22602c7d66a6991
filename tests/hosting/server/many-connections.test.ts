import { exchange, head, keptHead, openRaw, parseAnswer, type RawConnection } from "../../support/raw-request";
import { type SampleSite, startSampleSite } from "../../support/sample-site";

const count = 500;

/** Opens them a few at a time, so that none has to wait to be let in. */
const openMany = async (port: number): Promise<RawConnection[]> => {
  const opened: RawConnection[] = [];
  while (opened.length < count) opened.push(...(await Promise.all(Array.from({ length: 50 }, () => openRaw(port)))));
  return opened;
};

/** What such a connection has sent. */
const idleWays = [
  ["nothing yet", ""],
  ["half a request", "GET /about HTTP/1.1\r\nHost: site."],
  ["a request that was answered", keptHead("GET", "/about")],
] as const;

let site: SampleSite;
beforeAll(async () => {
  site = await startSampleSite();
});
afterAll(() => site.close());

describe(`${count} connections that are idle`, () => {
  it.each(idleWays)("do not keep a page from being answered, when each has sent %s", async (_what, bytes) => {
    const connections = await openMany(site.port);
    for (const { send } of connections) send(bytes);
    const answers = await Promise.all(Array.from({ length: 20 }, () => site.ask("/about")));
    for (const { status } of answers) expect(status).toBe(200);
    expect(connections.filter(({ isClosed }) => isClosed())).toEqual([]);
    for (const { destroy } of connections) destroy();
  });
});

describe("clients beyond the most that there may be", () => {
  it("are turned away at once, and served when others have left", async () => {
    const small = await startSampleSite({ limits: { connections: 3 } });
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => openRaw(small.port)));
    expect(await exchange(small.port, head("GET", "/about"))).toHaveLength(0);
    first?.send(head("GET", "/about"));
    await first?.closed;
    expect(parseAnswer(first?.received() ?? Buffer.of())?.status).toBe(200);
    expect(parseAnswer(await exchange(small.port, head("GET", "/about")))?.status).toBe(200);
    for (const { destroy } of others) destroy();
    await small.close();
  });
});
