import words from "../../../../content/settings/enquiry-form.json";
import { securityHeaders } from "../../../../src/domain/hosting/security-headers";
import { clientAddressReader } from "../../../../src/server/http/client-address";
import { contactHandler } from "../../../../src/server/http/contact";
import { enquiryReceivedHandler } from "../../../../src/server/http/enquiry-received";
import { formTokenHandler } from "../../../../src/server/http/form-token";
import { bodyLimit } from "../../../../src/server/http/read-request";
import type { Submission } from "../../../../src/server/submit-enquiry";
import { vitalsHandler } from "../../../../src/server/vitals/vitals-handler";
import { formType } from "../support/http-client";
import { memoryLog } from "../support/memory-log";
import { netlifyFunction } from "../support/netlify-function";
import { formIn, page } from "../support/page";
import { written } from "../support/submit-ports";

const json = { "content-type": "application/json" };
const form = { "content-type": formType, accept: "text/html" };
const address = "/api/contact";

/** The contact function as Netlify runs it, with what it was given to submit. */
const contact = async (submission: Submission = { outcome: "accepted", reference: "7QX2-M4KD" }) => {
  const submitted: { input: unknown; address: string }[] = [];
  const log = memoryLog();
  const ask = await netlifyFunction(
    contactHandler({
      submit: (input, from) => {
        submitted.push({ input, address: from });
        return Promise.resolve(submission);
      },
      clientAddress: clientAddressReader("all"),
      secret: () => Promise.resolve("a secret of the test"),
      readPage: () => Promise.resolve(page("contact")),
      words,
      hosts: [],
      logger: log.logger,
    }),
  );
  return { ask, submitted, log };
};

describe("a request that Netlify hands to a function", () => {
  it.each([true, false])("is read whole, in base64 or not: %s", async (base64) => {
    const { ask, submitted } = await contact();
    const enquiry = { ...written, message: "Größe 👋, please." };
    const { status, headers, text } = await ask({ address, headers: json, body: JSON.stringify(enquiry), base64 });
    expect([status, JSON.parse(text)]).toEqual([200, { message: words.success, reference: "7QX2-M4KD" }]);
    expect(headers).toMatchObject({ "content-type": "application/json; charset=utf-8", ...securityHeaders() });
    expect(submitted.map(({ input }) => input)).toEqual([enquiry]);
  });

  it("comes from the client that the edge names, and never from one that the client made up", async () => {
    const { ask, submitted } = await contact();
    const body = JSON.stringify(written);
    const forged = { ...json, "x-forwarded-for": "6.6.6.6" };
    await ask({ address, headers: forged, body });
    await ask({ address, headers: { ...forged, "x-nf-client-connection-ip": "2001:db8::7" }, body });
    await ask({ address, headers: { ...forged, "x-nf-client-connection-ip": "nobody" }, body });
    expect(submitted.map((one) => one.address)).toEqual(["203.0.113.7", "2001:db8::7", "unknown"]);
  });

  it.each([
    ["half of its JSON", 400, json, "{"],
    ["no body", 400, json, ""],
    ["a body that is too large", 413, json, JSON.stringify({ message: "x".repeat(bodyLimit) })],
    ["a body of another type", 415, { "content-type": "text/plain" }, "Hello"],
  ])("is refused with %s", async (_what, status, headers, body) => {
    const { ask, submitted, log } = await contact();
    const answer = await ask({ address, headers, body });
    expect(answer.status).toBe(status);
    expect(Object.keys(JSON.parse(answer.text) as object)).toEqual(["message"]);
    expect([submitted, log.text()]).toEqual([[], ""]);
  });

  it("of another method is refused", async () => {
    const { ask } = await contact();
    const { status, headers } = await ask({ method: "GET", address });
    expect([status, headers["allow"]]).toEqual([405, "POST"]);
  });
});

describe("a form without scripts on Netlify", () => {
  it("leads to the page that names the reference", async () => {
    const { ask } = await contact();
    const sent = await ask({ address, headers: form, body: new URLSearchParams(written).toString() });
    expect([sent.status, sent.headers["location"]]).toEqual([303, "/api/enquiry-received?reference=7QX2-M4KD"]);
    expect(sent.headers).toMatchObject({ "cache-control": "no-store", ...securityHeaders() });

    const received = await netlifyFunction(enquiryReceivedHandler(() => Promise.resolve(page("received")), words));
    const { status, text } = await received({ method: "GET", address: sent.headers["location"] ?? "" });
    expect([status, formIn(text).$("[data-reference]").text()]).toEqual([200, expect.stringContaining("7QX2-M4KD")]);
  });

  it("leads back to the form without a reference", async () => {
    const received = await netlifyFunction(enquiryReceivedHandler(() => Promise.resolve(page("received")), words));
    const { status, headers } = await received({ method: "GET", address: "/api/enquiry-received" });
    expect([status, headers["location"]]).toEqual([303, "/contact_us"]);
  });

  it("comes back with what was written when there is no database", async () => {
    const { ask } = await contact({ outcome: "unavailable" });
    const { status, headers, text } = await ask({
      address,
      headers: form,
      body: new URLSearchParams(written).toString(),
    });
    const { alert, value } = formIn(text);
    expect([status, headers["content-type"]]).toEqual([503, "text/html; charset=utf-8"]);
    expect([alert.text(), value("message")]).toEqual([words.failure, written.message]);
  });
});

it("a form's time stamp is given on Netlify as well", async () => {
  const ask = await netlifyFunction(formTokenHandler(() => Promise.resolve("signed")));
  const { status, text } = await ask({ method: "GET", address: "/api/form-token" });
  expect([status, JSON.parse(text)]).toEqual([200, { token: "signed" }]);
});

describe("a report of speed that Netlify hands to a function", () => {
  it("is counted, and answered with nothing", async () => {
    const counted: unknown[] = [];
    const ask = await netlifyFunction(
      vitalsHandler({
        count: (report) => Promise.resolve(void counted.push(report)),
        isTooMany: () => Promise.resolve(false),
        hosts: ["www.agency.example"],
        logger: memoryLog().logger,
      }),
    );
    const report = { page: "home", values: { LCP: 500 } };
    const headers = { ...json, origin: "https://www.agency.example" };
    const { status, text } = await ask({ address: "/api/vitals", headers, body: JSON.stringify(report) });
    expect([status, text, counted]).toEqual([204, "", [report]]);
  });
});
