import words from "../../../../content/settings/enquiry-form.json";
import { enquiryFields } from "../../../../src/domain/enquiry/fields";
import type { ContactPorts } from "../../../../src/server/http/contact";
import type { Submission } from "../../../../src/server/submit-enquiry";
import { contactServer } from "../support/contact-server";
import { postForm } from "../support/http-client";
import { formIn, page } from "../support/page";
import { written } from "../support/submit-ports";

type Server = Awaited<ReturnType<typeof contactServer>>;

const servers: Server[] = [];
const start = async (wanted: Partial<ContactPorts> = {}) => {
  const started = await contactServer(wanted);
  servers.push(started);
  return started;
};
let server: Server;
beforeEach(async () => {
  server = await start();
});
afterEach(() => Promise.all(servers.splice(0).map(({ close }) => close())));

const accept = "text/html,application/xhtml+xml,*/*;q=0.8";
const post = (fields: Record<string, string>) => postForm(server.port, { form: "contact", ...fields }, { accept });

const submittedKeys = () => server.submitted.map(({ input }) => (input as Record<string, string>)["idempotencyKey"]);

/** The page that a refused form is answered with. */
const refused = async (fields: Record<string, string>) => {
  server.state.submission = { outcome: "invalid", problems: { email: "invalid", message: "missing" } };
  const answer = await post(fields);
  return { ...answer, ...formIn(answer.text) };
};

describe("a form that a browser sends by itself", () => {
  it("leads to the page that says that it arrived", async () => {
    const { status, headers } = await post(written);
    expect([status, headers.location]).toEqual([303, "/api/enquiry-received?reference=7QX2-M4KD"]);
    expect(headers["cache-control"]).toBe("no-store");
  });

  it("is given a key, the same for all that a client sends within minutes", async () => {
    await Promise.all([post(written), post({ ...written, idempotencyKey: "" }), post({ message: "Other words." })]);
    expect(submittedKeys()).toEqual(Array(3).fill(expect.stringMatching(/^[0-9a-f]{64}$/)));
    expect(new Set(submittedKeys()).size).toBe(1);
  });

  it("keeps the key that it has", async () => {
    await post({ ...written, idempotencyKey: "a key" });
    expect(server.submitted[0]?.input).toMatchObject({ ...written, idempotencyKey: "a key" });
  });
});

describe("the page that a refused form is answered with", () => {
  it("is a page for this visitor alone, which no cache keeps", async () => {
    const { status, headers, $ } = await refused(written);
    expect(status).toBe(422);
    expect(headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
    });
    expect($("title").text()).toBe(`${words.problems}: contact`);
  });

  it.each([
    ["home", "/"],
    ["contact", "/contact_us"],
    ["../../etc/passwd", "/contact_us"],
  ])("is the page of the form: %s", async (form, path) => {
    await refused({ ...written, form });
    expect(server.pages).toEqual([path]);
  });

  it("begins with a summary that links to each refused field", async () => {
    const { alert, $ } = await refused(written);
    expect(alert).toHaveLength(1);
    expect(alert.find("h3").text()).toBe(words.problems);
    const links = alert.find("a").toArray();
    expect(links.map((link) => [$(link).attr("href"), $(link).text()])).toEqual([
      ["#email", words.invalidEmail],
      ["#message", words.inputs.message.missing],
    ]);
  });

  it("says at each refused field what to do, and at no other", async () => {
    const { control, problem } = await refused(written);
    const marked = enquiryFields.filter((name) => control(name).attr("aria-invalid") === "true");
    expect(marked).toEqual(["email", "message"]);
    expect(marked.map(problem)).toEqual([words.invalidEmail, words.inputs.message.missing]);
  });

  it("keeps what was written in every field, and which form it is", async () => {
    const { value, $ } = await refused({ ...written, message: "\nOne\nTwo" });
    for (const name of enquiryFields.filter((one) => one !== "message")) expect(value(name)).toBe(written[name]);
    expect(value("message")).toContain("One\nTwo");
    expect(value("form")).toBe("contact");
    expect($("#other").attr("value")).toBeUndefined();
  });

  it("keeps a service whose name needs escaping, and falls back to none for one that is not offered", async () => {
    expect((await refused({ ...written, service: "SEO & Ads" })).value("service")).toBe("SEO & Ads");
    expect((await refused({ ...written, service: "Renamed" })).control("service").find("[selected]")).toHaveLength(0);
  });

  it("is sent again with the key of this time", async () => {
    expect((await refused({ ...written, idempotencyKey: '"a key' })).value("idempotencyKey")).toBe('"a key');
    expect((await refused(written)).value("idempotencyKey")).toBe(submittedKeys()[1]);
  });

  it("says so when the key was refused, and has another one", async () => {
    server.state.submission = { outcome: "invalid", problems: { idempotencyKey: "invalid" } };
    const { text } = await post({ ...written, idempotencyKey: "a\0b" });
    const { alert, value } = formIn(text);
    expect(alert.find("li").text()).toContain("idempotencyKey");
    expect(alert.find("a")).toHaveLength(0);
    expect(value("idempotencyKey")).toMatch(/^[0-9a-f]{64}$/);
  });

  it("is parsed once, with everybody's own words in it", async () => {
    const [first, second] = [await refused(written), await refused({ ...written, message: "Other words." })];
    expect([first.value("message"), second.value("message")]).toEqual([written.message, "Other words."]);
    expect(server.pages).toEqual(["/contact_us"]);
  });

  it("is read again after it could not be read", async () => {
    const readPage = jest.fn(() => Promise.resolve(page("contact"))).mockRejectedValueOnce(new Error("ENOENT"));
    const broken = await start({ readPage });
    broken.state.submission = { outcome: "unavailable" };
    const statuses = [await postForm(broken.port, written), await postForm(broken.port, written)];
    expect(statuses.map(({ status }) => status)).toEqual([500, 503]);
  });

  it("takes nothing that was written for markup", async () => {
    const hostile = `"><script>alert(1)</script></textarea><img src=x onerror=alert(1)>'&lt;$&$1`;
    const fields = Object.fromEntries([...enquiryFields, "idempotencyKey"].map((name) => [name, hostile]));
    const { $, value, text } = await refused(fields);
    for (const name of ["firstName", "email", "message", "idempotencyKey"]) expect(value(name)).toBe(hostile);
    expect($("script, img")).toHaveLength(0);
    expect(text).not.toContain("<script>alert");
  });

  it("has no scripts, which would write it anew, and keeps its styles", async () => {
    const { $ } = await refused(written);
    expect($("script, [as=script], [rel=modulepreload]")).toHaveLength(0);
    expect($("link[rel=stylesheet]")).toHaveLength(1);
  });
});

describe("the page when nothing is wrong with the fields", () => {
  it.each([
    [429, words.tooMany.replace("{minutes}", "2"), { outcome: "limited", retryAfter: 61 }],
    [503, words.failure, { outcome: "unavailable" }],
  ] as const)("says so with status %d and keeps the values", async (expected, told, submission) => {
    server.state.submission = submission;
    const { status, headers, text } = await post(written);
    const { alert, value, form } = formIn(text);
    expect(status).toBe(expected);
    expect(headers["retry-after"]).toBe(expected === 429 ? "61" : undefined);
    expect(alert.text()).toBe(told);
    expect(form.find("[aria-invalid]")).toHaveLength(0);
    expect(value("message")).toBe(written.message);
  });
});

describe("a submission that takes too long", () => {
  /** What submits answers only when the test says so. */
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

  it("is answered with the form, its text and the key that it was submitted with", async () => {
    const slow = await slowServer();
    const { status, text } = await postForm(slow.port, written, { accept });
    const { alert, value } = formIn(text);
    expect([status, alert.text(), value("message")]).toEqual([503, words.failure, written.message]);
    expect(value("idempotencyKey")).toBe(slow.submitted[0]?.["idempotencyKey"]);
    slow.finish({ outcome: "accepted", reference: "7QX2-M4KD" });
    const again = await postForm(slow.port, written, { accept });
    expect(again.status).toBe(303);
    expect(slow.submitted[1]?.["idempotencyKey"]).toBe(value("idempotencyKey"));
    expect(slow.log.messages()).toEqual(["storing an enquiry took too long"]);
    expect(slow.failures).toEqual([]);
  });

  it("is a failure for a program", async () => {
    const slow = await slowServer();
    const { status, text } = await postForm(slow.port, written, { accept: "application/json" });
    expect([status, JSON.parse(text)]).toEqual([503, { message: words.failure }]);
  });

  it("keeps what was written when the database does not even give the secret", async () => {
    for (const secret of [() => new Promise<string>(() => undefined), () => Promise.reject(new Error("planted"))]) {
      const slow = await start({ secret, submitTimeoutMs: 20 });
      slow.state.submission = { outcome: "unavailable" };
      const { status, text } = await postForm(slow.port, written, { accept });
      expect([status, formIn(text).value("message")]).toEqual([503, written.message]);
      expect(formIn(text).control("idempotencyKey")).toHaveLength(0);
    }
  });
});
