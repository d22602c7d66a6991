import words from "../../../../content/settings/enquiry-form.json";
import { enquiryFields } from "../../../../src/domain/enquiry/fields";
import { contactServer } from "../support/contact-server";
import { postForm } from "../support/http-client";
import { formIn } from "../support/page";
import { written } from "../support/submit-ports";

let server: Awaited<ReturnType<typeof contactServer>>;
beforeEach(async () => {
  server = await contactServer();
});
afterEach(() => server.close());

const accept = "text/html,application/xhtml+xml,*/*;q=0.8";
const post = (fields: Record<string, string>) => postForm(server.port, { form: "contact", ...fields }, { accept });

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

  it("is given a key, the same for a double click and another for other words", async () => {
    await Promise.all([post(written), post(written), post({ ...written, message: "Other words." })]);
    const keys = server.submitted.map(({ input }) => (input as Record<string, string>)["idempotencyKey"]);
    expect(keys.map((key) => key?.length)).toEqual([64, 64, 64]);
    expect(new Set(keys).size).toBe(2);
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

  it("can be sent again with the key of this time, or else with a new one", async () => {
    expect((await refused({ ...written, idempotencyKey: '"a key' })).value("idempotencyKey")).toBe('"a key');
    expect((await refused(written)).value("idempotencyKey")).toMatch(/^[0-9a-f-]{36}$/);
  });

  it("takes nothing that was written for markup", async () => {
    const hostile = `"><script>alert(1)</script></textarea><img src=x onerror=alert(1)>'&lt;`;
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
