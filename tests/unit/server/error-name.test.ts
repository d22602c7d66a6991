import { errorName } from "../../../src/server/error-name";

class PlantedError extends Error {
  override readonly name = "PlantedError";
}

const planted = "asha@example.org";
const errorWith = (properties: object) => Object.assign(new Error(planted), properties);

it.each([
  ["its code", errorWith({ code: "SQLITE_FULL" }), "SQLITE_FULL"],
  ["its code and a mail server's response code", errorWith({ code: "EENVELOPE", responseCode: 550 }), "EENVELOPE 550"],
  ["its code and original code", errorWith({ code: "ESOCKET", originalCode: "ECONNREFUSED" }), "ESOCKET ECONNREFUSED"],
  ["its class when it has no code", new TypeError(planted), "TypeError"],
  ["the name that its class sets", new PlantedError(planted), "PlantedError"],
  ["its class when its code is free text", errorWith({ code: planted }), "Error"],
  ["Error when its name is free text", errorWith({ name: planted }), "Error"],
  ["the code of its cause", new TypeError("fetch failed", { cause: errorWith({ code: "ENOTFOUND" }) }), "ENOTFOUND"],
  ["its first error's code", new AggregateError([errorWith({ code: "EHOSTUNREACH" })]), "EHOSTUNREACH"],
  ["unknown when it is a string", planted, "unknown"],
  ["unknown when it only looks like an error", { code: "ECONNREFUSED", name: "asha" }, "unknown"],
])("the name of an error is %s", (_what, error, name) => {
  expect(errorName(error)).toBe(name);
});

test.each([
  ["Query read timeout", "QueryTimeout"],
  ["timeout exceeded when trying to connect", "ConnectTimeout"],
  ["Client has encountered a connection error and is not queryable", "ConnectionTerminated"],
  ["The server does not support SSL connections", "TlsNotSupported"],
  ["There was an error establishing an SSL connection", "TlsNotSupported"],
  ["SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string", "PasswordMissing"],
  ["SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a non-empty string", "PasswordMissing"],
])("the name of pg's error “%s” is %s", (message, name) => {
  expect(errorName(new Error(message))).toBe(name);
});

test("the name of a time-out is TimeoutError, and that of an abort is AbortError", async () => {
  const signal = AbortSignal.timeout(1);
  await new Promise((resolve) => signal.addEventListener("abort", resolve));
  expect(errorName(signal.reason)).toBe("TimeoutError");
  expect(errorName(AbortSignal.abort().reason)).toBe("AbortError");
});
