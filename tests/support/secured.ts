import { sampleManifest } from "./sample-manifest";

/** What every answer has to carry, whatever else changes. */
const required = [
  "content-security-policy",
  "cross-origin-opener-policy",
  "permissions-policy",
  "referrer-policy",
  "strict-transport-security",
  "x-content-type-options",
  "x-frame-options",
];

/** Tells strangers what the server is made of, or opens it to other sites. */
const unwanted = /^(?:x-powered-by|server|access-control-.*)$/;

/** Expects the security headers of the sample site, each once and as they are, and none that tells too much. */
export const expectSecured = (headers: readonly (readonly [name: string, value: string])[]): void => {
  for (const name of required) {
    expect(headers.filter(([found]) => found === name)).toEqual([[name, sampleManifest.headers[name]]]);
  }
  expect(headers.filter(([name]) => unwanted.test(name))).toEqual([]);
};
