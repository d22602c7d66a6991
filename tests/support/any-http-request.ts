import fc from "fast-check";

const anyBytes = fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes).toString("latin1"));
const anyText = fc.string({ unit: "binary-ascii", maxLength: 60 });
const printable = fc.string({ unit: "grapheme-ascii", maxLength: 60 });

const mostly = <Value>(usual: fc.Arbitrary<Value>, odd: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 12, arbitrary: usual }, { weight: 1, arbitrary: odd });

const method = fc.oneof(
  { weight: 20, arbitrary: fc.constantFrom("GET", "HEAD") },
  { weight: 4, arbitrary: fc.constantFrom("POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH", "M-SEARCH") },
  { weight: 1, arbitrary: fc.oneof(fc.constant("CONNECT"), anyText) },
);

const pieces = [
  "/",
  "..",
  "%2e",
  "%2f",
  "%",
  "%00",
  "%ff",
  "%c3%b6",
  "about",
  "?",
  "#",
  "a=b",
  "//",
  "\\",
  ":",
  "@",
  "*",
];

const target = (known: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...known) },
    {
      weight: 1,
      arbitrary: fc.array(fc.constantFrom(...pieces), { maxLength: 10 }).map((list) => `/${list.join("")}`),
    },
    { weight: 1, arbitrary: fc.webPath({ size: "large" }).map((path) => `/${path}`) },
    { weight: 1, arbitrary: fc.webUrl({ withQueryParameters: true, withFragments: true }) },
    { weight: 1, arbitrary: mostly(printable, anyText).map((text) => `/${text}`) },
  );

const odd = (...values: string[]) => fc.oneof(fc.constantFrom(...values), printable);

const ranges = ["bytes=0-", "bytes=-1", "bytes=9-1", "bytes=0-0,2-3", "bytes=1e3-", `bytes=${"0-0,".repeat(500)}`];

const header = fc.oneof(
  ...Object.entries({
    Accept: odd("*/*"),
    "Accept-Encoding": odd("br", "gzip;q=0.1, *", "*;q=0", ",,,;;;q=1=2", "br;q=-1", "br;q=NaN"),
    Range: odd(...ranges),
    "If-None-Match": odd("*", '"a", W/"b"', '"'.repeat(500)),
    "If-Range": odd('"a"', "Thu, 01 Jan 1970 00:00:00 GMT"),
    "If-Match": odd("*", '"a"'),
    "If-Unmodified-Since": odd("Thu, 01 Jan 1970 00:00:00 GMT"),
    "If-Modified-Since": odd("Thu, 01 Jan 1970 00:00:00 GMT"),
    Connection: fc.constantFrom("close", "keep-alive", "upgrade", "host", "content-length"),
    Upgrade: fc.constantFrom("websocket", "h2c", ""),
    Cookie: printable,
    "X-Forwarded-For": printable,
    ["__proto__"]: printable,
  }).map(([name, value]) => value.map((text) => `${name}: ${text}`)),
);

/** Headers that say where a request ends, and others of which one wrong letter refuses it. */
const delicateHeader = fc.oneof(
  fc.constantFrom("0", "5", "-1", "1e3", "99999999999999999999", "5, 5", "").map((value) => `Content-Length: ${value}`),
  fc.constantFrom("chunked", "gzip, chunked", "identity", "\tchunked").map((value) => `Transfer-Encoding: ${value}`),
  fc.constantFrom("100-continue", "200-ok").map((value) => `Expect: ${value}`),
  fc.constantFrom("", "[::1]:80", "a b", "evil.example\r\nX-More: 1").map((value) => `Host: ${value}`),
  anyBytes,
);

const version = mostly(fc.constant("HTTP/1.1"), fc.constantFrom("HTTP/1.0", "HTTP/2.0", "http/1.1", ""));
const body = mostly(fc.constant(""), fc.oneof(anyBytes, fc.constant("5\r\nhello\r\n0\r\n\r\n")));

/**
 * The bytes of any request that a program can send, and of some that are none.
 *
 * @param known addresses of which some are asked for, which chance would not find
 */
export const anyHttpRequest = (known: readonly string[]): fc.Arbitrary<string> => {
  const request = fc
    .record({
      method,
      target: target(known),
      version,
      headers: fc.array(mostly(header, delicateHeader), { maxLength: 5 }),
      body,
    })
    .map((parts) => {
      const start = `${parts.method} ${parts.target} ${parts.version}`;
      return [start, "Host: site.example", ...parts.headers, "", parts.body].join("\r\n");
    });
  return fc.oneof({ weight: 19, arbitrary: request }, { weight: 1, arbitrary: anyBytes });
};
