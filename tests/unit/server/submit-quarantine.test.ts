import { setImmediate } from "node:timers/promises";
import { signFormToken } from "../../../src/server/spam/form-token";
import { submitEnquiry } from "../../../src/server/submit-enquiry";
import { memoryPorts, now, secret, written } from "./support/submit-ports";

const minute = 60_000;
const tokenFrom = (milliseconds: number, key = secret) => signFormToken(new Date(now.getTime() - milliseconds), key);

const submitted = async (input: Record<string, unknown>) => {
  const { ports, stored, log } = memoryPorts();
  const { outcome } = await submitEnquiry({ ...written, ...input }, "203.0.113.7", ports);
  expect(outcome).toBe("accepted");
  await setImmediate();
  return { reasons: stored[0]?.enquiry.quarantineReasons, channels: stored[0]?.channels, log: log.text() };
};

describe("a suspicious enquiry", () => {
  it.each([
    ["fills in what people do not see", { website: "https://spam.example" }, ["honeypot"]],
    ["is sent faster than a person writes", { token: tokenFrom(1999) }, ["too-fast"]],
    ["has words of spam", { message: '<a href="https://a.example">casino</a>' }, ["markup", "sold-by-spam"]],
    ["does several of these", { website: "x", token: tokenFrom(0) }, ["honeypot", "too-fast"]],
  ])("is accepted and delivered nowhere when it %s", async (_what, input, reasons) => {
    const kept = await submitted(input);
    expect(kept.reasons).toEqual(reasons);
    expect(kept.channels).toEqual([]);
    expect(kept.log).toContain(JSON.stringify(reasons));
  });
});

describe("an enquiry like any other", () => {
  it.each([
    ["was filled in slowly enough", tokenFrom(2000)],
    ["was filled in for an hour", tokenFrom(60 * minute)],
    ["has no token", undefined],
    ["has an empty token", ""],
    ["has a token that is none", "no token at all"],
    ["has a token of another secret", tokenFrom(0, "another secret of the test")],
    ["has a token whose time was changed", `${now.getTime().toString(36)}.${tokenFrom(minute).split(".")[1] ?? ""}`],
    ["has a token that has expired", tokenFrom(25 * 60 * minute)],
    ["has a token from the future", tokenFrom(-minute)],
  ])("is delivered when it %s", async (_what, token) => {
    expect(await submitted({ token })).toMatchObject({ reasons: [], channels: ["mail", "webhook"] });
  });

  it("may show small signs of spam", async () => {
    expect(await submitted({ message: "See https://example.org" })).toMatchObject({ reasons: [] });
  });
});
