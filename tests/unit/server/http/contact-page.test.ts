import { enquiryFields } from "../../../../src/domain/enquiry/fields";
import { securityHeaders } from "../../../../src/domain/hosting/security-headers";
import type { ContactPorts } from "../../../../src/server/http/contact";
import type { Submission } from "../../../../src/server/submit-enquiry";
import labels from "../../../fixture-site/content/settings/enquiry-form.json";
import { onTestFinished } from "../../../support/on-test-finished";
import { contactServer } from "../support/contact-server";
import { ask, postForm, postJson } from "../support/http-client";
import { formIn } from "../support/page";
import { written } from "../support/submit-ports";

const start = async (wanted: Partial<ContactPorts> = {}) => {
  const started = await contactServer(wanted);
  onTestFinished(started.close);
  return started;
};
let server: Awaited<ReturnType<typeof start>>;
beforeEach(async () => {
  server = await start();
});

const accept = "text/html,application/xhtml+xml,*/*;q=0.8";
const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
  postForm(server.port, { form: "contact", ...fields }, { accept, ...headers });

const submittedKeys = () => server.submitted.map(({ input }) => (input as Record<string, string>)["idempotencyKey"]);

/** The response page of an invalid form. */
const refused = async (fields: Record<string, string>, headers: Record<string, string> = {}) => {
  server.state.submission = { outcome: "invalid", problems: { email: "invalid", message: "missing" } };
  const answer = await post(fields, headers);
  return { ...answer, ...formIn(answer.text) };
};

describe("a form submitted without JavaScript", () => {
  it("redirects to the confirmation page", async () => {
    const { status, headers } = await post(written);
    expect([status, headers.location]).toEqual([303, "/api/enquiry-received?reference=7QX2-M4KD"]);
    expect(headers["cache-control"]).toBe("no-store");
  });

  it("redirects back to the form for GET and HEAD", async () => {
    for (const method of ["GET", "HEAD"]) {
      const { status, headers } = await ask(server.port, { method, headers: { accept } });
      expect([status, headers.location]).toEqual([303, "/contact_us"]);
    }
  });

  it("gets the same idempotency key for all posts of a client within minutes", async () => {
    await Promise.all([post(written), post({ ...written, idempotencyKey: "" }), post({ message: "Other words." })]);
    expect(submittedKeys()).toEqual(Array(3).fill(expect.stringMatching(/^[0-9a-f]{64}$/)));
    expect(new Set(submittedKeys()).size).toBe(1);
  });
});

describe("the page returned for an invalid form", () => {
  it.each([
    ["home", "/"],
    ["page", "/"],
    ["contact", "/contact_us"],
    ["../../etc/passwd", "/"],
  ])("is the contact or the home page when there is no Referer: %s", async (form, path) => {
    for (let time = 0; time < 2; time += 1) await refused({ ...written, form });
    expect(server.pages).toEqual([path]);
  });

  it.each([
    ["/lp/offer?utm_source=news", ["/lp/offer"]],
    ["/missing", ["/missing", "/contact_us"]],
    ["/formless", ["/formless", "/contact_us"]],
    ["/../../etc/passwd.html", ["/contact_us"]],
    ["/lp/offer/", ["/lp/offer"]],
    ["//lp//offer", ["/contact_us"]],
  ])("is the page in the Referer, if it has a form: %s", async (path, pages) => {
    await refused(written, { referer: `http://127.0.0.1${path}` });
    expect(server.pages).toEqual(pages);
  });

  it("keeps the submitted campaign", async () => {
    const campaign = '"><b>Summer';
    expect((await refused({ ...written, form: "page", campaign })).value("campaign")).toBe(campaign);
    expect((await refused(written)).control("campaign")).toHaveLength(0);
  });

  it("allows the theme script in its Content-Security-Policy", async () => {
    const { headers } = await refused(written);
    expect(headers["content-security-policy"]).toContain("'sha256-");
  });

  it("shows the error of a field right after its label", async () => {
    server.state.submission = { outcome: "invalid", problems: { service: "missing", newsletter: "missing" } };
    const { $ } = formIn((await post(written)).text);
    expect($("title").text()).toBe(`${labels.problems}: contact`);
    for (const name of ["service", "newsletter"])
      expect($(`label[for=${name}] + p`).attr("id")).toBe(`${name}-problem`);
  });

  it("reports an invalid idempotency key, and has a new one", async () => {
    server.state.submission = { outcome: "invalid", problems: { idempotencyKey: "invalid" } };
    const { text } = await post({ ...written, idempotencyKey: "a\0b" });
    const { alert, value } = formIn(text);
    expect(alert.find("li").text()).toBe("idempotencyKey must be 1 to 128 printable ASCII characters");
    expect(alert.find("a")).toHaveLength(0);
    expect(value("idempotencyKey")).toMatch(/^[0-9a-f]{64}$/);
  });

  it("escapes the submitted values", async () => {
    const hostile = `"><script>alert(1)</script></textarea><img src=x onerror=alert(1)>'&lt;$&$1`;
    const fields = Object.fromEntries([...enquiryFields, "idempotencyKey"].map((name) => [name, hostile]));
    const { $, value, text } = await refused(fields);
    for (const name of ["firstName", "email", "message", "idempotencyKey"]) expect(value(name)).toBe(hostile);
    expect($("body :is(script, img)")).toHaveLength(0);
    expect(text).not.toContain("<script>alert");
  });
});

describe("the page when a valid form could not be stored", () => {
  it.each([
    [429, labels.tooMany.replace("{minutes}", "2"), { outcome: "limited", retryAfter: 61 }],
    [503, labels.failure, { outcome: "unavailable" }],
  ] as const)("returns %d with a message and keeps the values", async (expected, told, submission) => {
    server.state.submission = submission;
    const { status, headers, text } = await post(written);
    const { alert, value, form } = formIn(text);
    expect(status).toBe(expected);
    expect(headers["retry-after"]).toBe(expected === 429 ? "61" : undefined);
    expect(alert.text()).toBe(told);
    expect(form.find("[aria-invalid]")).toHaveLength(0);
    expect(value("message")).toBe(written.message);
    expect(form.find("[selected]").text()).toBe(written.service);
    expect(form.find("[checked]")).toHaveLength(0);
  });
});

describe("a submission that times out", () => {
  /** A server whose `submit` resolves when the test calls `finish`. */
  const slowServer = async () => {
    let finish: (submission: Submission) => void = () => undefined;
    const submission = new Promise<Submission>((resolve) => (finish = resolve));
    const submitted: Record<string, string>[] = [];
    const slow = await start({
      submit: (input) => {
        submitted.push(input as Record<string, string>);
        return submission;
      },
      submitTimeoutMs: 20,
    });
    return { ...slow, submitted, finish };
  };

  it("returns 503 with the form, its values and its idempotency key", async () => {
    const slow = await slowServer();
    const { status, text } = await postForm(slow.port, written, { accept });
    const { alert, value } = formIn(text);
    expect([status, alert.text(), value("message")]).toEqual([503, labels.failure, written.message]);
    expect(value("idempotencyKey")).toBe(slow.submitted[0]?.["idempotencyKey"]);
    slow.finish({ outcome: "accepted", reference: "7QX2-M4KD" });
    const again = await postForm(slow.port, written, { accept });
    expect(again.status).toBe(303);
    expect(slow.submitted[1]?.["idempotencyKey"]).toBe(value("idempotencyKey"));
    await postForm(slow.port, { ...written, idempotencyKey: "sent ten minutes later" }, { accept });
    expect(slow.submitted[2]?.["idempotencyKey"]).toBe("sent ten minutes later");
    expect(slow.log.messages()).toEqual(["storing an enquiry took too long"]);
    expect(slow.failures).toEqual([]);
  });

  it("keeps the values when the secret cannot be read from the database", async () => {
    for (const secret of [() => new Promise<string>(() => undefined), () => Promise.reject(new Error("planted"))]) {
      const slow = await start({ secret, submitTimeoutMs: 20 });
      slow.state.submission = { outcome: "unavailable" };
      const { status, text } = await postForm(slow.port, written, { accept });
      expect([status, formIn(text).value("message")]).toEqual([503, written.message]);
      expect(formIn(text).control("idempotencyKey")).toHaveLength(0);
    }
  });
});

describe("a client that sends JSON", () => {
  it("gets 200 with a message and the reference", async () => {
    const { status, headers, text } = await postJson(server.port, written);
    expect(status).toBe(200);
    expect(JSON.parse(text)).toEqual({ message: labels.success, reference: "7QX2-M4KD" });
    expect(headers["content-type"]).toBe("application/json; charset=utf-8");
    // Netlify's rules for headers do not apply to functions.
    expect(headers).toMatchObject({ ...securityHeaders(), "cache-control": "no-store" });
    expect(server.submitted).toEqual([{ input: written, address: "203.0.113.7" }]);
  });

  it("gets 422 with an error for each field", async () => {
    const form = { name: "page", fields: [{ field: "message", label: "Your wish" }] };
    server.state.submission = { outcome: "invalid", problems: { email: "invalid", message: "tooLong" }, form };
    const { status, text } = await postJson(server.port, written);
    expect(status).toBe(422);
    expect(JSON.parse(text)).toEqual({
      message: labels.problems,
      errors: {
        email: labels.invalidEmail,
        message: labels.tooLong.replace("{label}", "Your wish").replace("{max}", "5000"),
      },
    });
  });
});
