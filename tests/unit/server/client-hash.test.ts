import { clientHash } from "../../../src/server/client-hash";

const secret = "a secret of the test";
const hash = (address: string) => clientHash(address, secret);

describe("the hash of a client's address", () => {
  it("has 128 bits and nothing of the address", () => {
    expect(hash("203.0.113.7")).toMatch(/^[0-9a-f]{32}$/);
    expect(hash("203.0.113.7")).toBe(hash("203.0.113.7"));
  });

  it("is another one with another secret", () => {
    expect(clientHash("203.0.113.7", "another secret")).not.toBe(hash("203.0.113.7"));
  });

  it("tells two IPv4 addresses apart", () => {
    expect(hash("203.0.113.7")).not.toBe(hash("203.0.113.70"));
  });

  it.each([
    "::ffff:203.0.113.7",
    "::FFFF:203.0.113.7",
    "::ffff:cb00:7107",
    "0:0:0:0:0:ffff:203.0.113.7",
    "0000:0000:0000:0000:0000:ffff:cb00:7107",
    "::ffff:203.0.113.7%eth0",
  ])("is the same for IPv4 within IPv6: %s", (mapped) => {
    expect(hash(mapped)).toBe(hash("203.0.113.7"));
  });

  it.each([
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2:ffff::1"],
    ["2001:db8:1:2::", "2001:0db8:0001:0002:0000:0000:0000:0001"],
    ["2001:DB8:1:2::9", "2001:db8:1:2::8"],
    ["2001:db8::1", "2001:db8:0:0:9::"],
    ["2001:db8:0:0:1::", "2001:db8::"],
    ["::1", "0:0:0:0:0:0:0:1"],
    ["::", "::1"],
    ["1::", "1::8:0:0:0"],
    ["fe80::1%eth0", "fe80::2"],
    ["fe80::1%eth0", "fe80:0:0:0::1%eth1"],
  ])("is the same within a network: %s and %s", (one, other) => {
    expect(hash(one)).toBe(hash(other));
  });

  it.each([
    ["2001:db8:1:2::1", "2001:db8:1:3::1"],
    ["2001:db8::1", "2001:db8:0:1::1"],
    ["1:2:3::", "1:2:3:4::"],
    ["::1:0:0:0:0", "::"],
    ["::1", "203.0.113.7"],
  ])("is not the same for two networks: %s and %s", (one, other) => {
    expect(hash(one)).not.toBe(hash(other));
  });

  it.each(["", "unknown", ":", ":::::::::", "%", "1:2:3:4:5:6:7:8:9", "not an address"])(
    "is a hash even of what is no address: %j",
    (address) => expect(hash(address)).toMatch(/^[0-9a-f]{32}$/),
  );
});
