import type { IncomingMessage } from "node:http";
import fc from "fast-check";
import type { TrustProxy } from "../../../../src/server/environment";
import { clientAddressReader } from "../../../../src/server/http/client-address";
import { ask } from "../support/http-client";
import { listen } from "../support/local-server";

/** As much of a request as tells whose it is. */
const request = (forwarded: string | undefined, remoteAddress: string | undefined = "10.0.0.1") =>
  ({ headers: { "x-forwarded-for": forwarded }, socket: { remoteAddress } }) as unknown as IncomingMessage;

const addressOf = (trusted: TrustProxy, forwarded: string | undefined, remote?: string) =>
  clientAddressReader(trusted)(request(forwarded, remote));

const chain = "6.6.6.6, 203.0.113.7, 10.0.0.2";

describe("a client's address", () => {
  it.each<[string, TrustProxy, string]>([
    ["is the connection's when nobody is trusted", "none", "10.0.0.1"],
    ["is the connection's when no proxy is expected", { hops: 0 }, "10.0.0.1"],
    ["is what one proxy was connected to", { hops: 1 }, "10.0.0.2"],
    ["is what the first of two proxies was connected to", { hops: 2 }, "203.0.113.7"],
    ["is the first of all when everybody is trusted", "all", "6.6.6.6"],
    ["is the last that is no proxy of ours", { addresses: ["10.0.0.0/8"] }, "203.0.113.7"],
    ["is the connection's when it is no proxy of ours", { addresses: ["192.0.2.0/24"] }, "10.0.0.1"],
  ])("%s", (_what, trusted, address) => {
    expect(addressOf(trusted, chain)).toBe(address);
  });

  it("cannot be chosen by who writes a header of their own in front of a proxy", () => {
    for (const forged of ["1.1.1.1", "2.2.2.2, 3.3.3.3", "10.0.0.9", "127.0.0.1"]) {
      expect(addressOf({ hops: 1 }, `${forged}, 203.0.113.7`)).toBe("203.0.113.7");
      expect(addressOf({ addresses: ["10.0.0.1"] }, `${forged}, 203.0.113.7`)).toBe("203.0.113.7");
    }
  });

  it("is the connection's without a header, whoever is trusted", () => {
    for (const trusted of ["none", "all", { hops: 2 }, { addresses: ["loopback"] }] as TrustProxy[])
      expect(addressOf(trusted, undefined)).toBe("10.0.0.1");
  });

  it.each([
    ["203.0.113.7:4711", "203.0.113.7"],
    ["[2001:db8::7]:4711", "2001:db8::7"],
    ["2001:db8::7", "2001:db8::7"],
    ["garbage", "10.0.0.1"],
    ["6.6.6.6, unknown", "10.0.0.1"],
  ])("is taken from %j without a port, and the connection's when that is no address", (forwarded, address) => {
    expect(addressOf({ hops: 1 }, forwarded)).toBe(address);
  });

  it("has a stand-in where the connection has none", () => {
    const gone = { headers: {}, socket: {} } as unknown as IncomingMessage;
    expect(clientAddressReader("none")(gone)).toBe("unknown");
  });

  it("never fails, whatever the header says", () => {
    const trusted = fc.constantFrom<TrustProxy>("none", "all", { hops: 1 }, { addresses: ["10.0.0.0/8", "::1"] });
    fc.assert(
      fc.property(trusted, fc.string({ unit: fc.constantFrom(..."0129.,: %/af\u0000") }), (whom, forwarded) => {
        expect(typeof addressOf(whom, forwarded)).toBe("string");
      }),
    );
  });

  it("is read from a real request", async () => {
    const read = clientAddressReader({ addresses: ["loopback"] });
    const server = await listen((incoming, response) => response.end(read(incoming)));
    const headers = { "x-forwarded-for": "198.51.100.1, 2001:db8::7" };
    const { text } = await ask(server.port, { method: "GET", headers });
    await server.close();
    expect(text).toBe("2001:db8::7");
  });
});
