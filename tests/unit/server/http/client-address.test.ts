import type { IncomingMessage } from "node:http";
import { clientAddressReader } from "../../../../src/server/http/client-address";
import { enquirySettings } from "../../../../src/server/settings";

/** The parts of a request that identify the client. */
const request = (forwarded: string | undefined) =>
  ({ headers: { "x-forwarded-for": forwarded }, socket: { remoteAddress: "10.0.0.1" } }) as unknown as IncomingMessage;

const readerFor = (setting: string) => clientAddressReader(enquirySettings.TRUST_PROXY.parse(setting));
const addressOf = (setting: string, forwarded: string | undefined) => readerFor(setting)(request(forwarded));

const chain = "6.6.6.6, 203.0.113.7, 10.0.0.2";

describe("a client's address", () => {
  it.each([
    ["is the connection’s when no proxy is trusted", "false", "10.0.0.1"],
    ["is the last forwarded address when one proxy is trusted", "1", "10.0.0.2"],
    ["is the second-last forwarded address when two proxies are trusted", "2", "203.0.113.7"],
    ["is the first forwarded address when every proxy is trusted", "true", "6.6.6.6"],
    ["is the last forwarded address that is not a trusted proxy", "loopback, 2001:db8::/32 10.0.0.0/8", "203.0.113.7"],
    ["is the connection's when that is not a trusted proxy", "192.0.2.0/24", "10.0.0.1"],
  ])("%s", (_what, trusted, address) => {
    expect(addressOf(trusted, chain)).toBe(address);
  });

  it("is the one in Netlify's own header, or unknown without a valid one", () => {
    const read = (headers: Record<string, string>) =>
      readerFor("on")({
        headers: { "x-forwarded-for": chain, ...headers },
      } as unknown as IncomingMessage);
    expect(read({ "x-nf-client-connection-ip": "2001:db8::7" })).toBe("2001:db8::7");
    expect([read({}), read({ "x-nf-client-connection-ip": "nobody" })]).toEqual(["unknown", "unknown"]);
  });

  it.each([
    ["203.0.113.7:4711", "203.0.113.7"],
    ["[2001:db8::7]:4711", "2001:db8::7"],
    ["garbage", "10.0.0.1"],
  ])("is read from %j without the port, or is the connection's if that is invalid", (forwarded, address) => {
    expect(addressOf("1", forwarded)).toBe(address);
  });
});
