import words from "../../../../content/settings/enquiry-form.json";
import { contactServer } from "../support/contact-server";
import { ask, formType, postForm, postJson } from "../support/http-client";
import { written } from "../support/submit-ports";

let server: Awaited<ReturnType<typeof contactServer>>;
beforeEach(async () => {
  server = await contactServer();
});
afterEach(() => server.close());

describe("a program that sends JSON", () => {
  it("is told that it was accepted, with the reference", async () => {
    const { status, headers, text } = await postJson(server.port, written);
    expect(status).toBe(200);
    expect(JSON.parse(text)).toEqual({ message: "Message sent successfully!", reference: "7QX2-M4KD" });
    expect(headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(headers["cache-control"]).toBe("no-store");
    expect(server.submitted).toEqual([{ input: written, address: "203.0.113.7" }]);
  });

  it("is told what is wrong with each field", async () => {
    server.state.submission = { outcome: "invalid", problems: { email: "invalid", message: "tooLong" } };
    const { status, headers, text } = await postJson(server.port, written);
    expect(status).toBe(422);
    expect(headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(JSON.parse(text)).toEqual({
      message: words.problems,
      errors: {
        email: words.invalidEmail,
        message: "Message is too long. Please use at most 5000 characters.",
      },
    });
  });

  it.each([
    [1, "1"],
    [90, "2"],
    [600, "10"],
  ])("is told to wait when it sent too many: %d s", async (retryAfter, minutes) => {
    server.state.submission = { outcome: "limited", retryAfter };
    const { status, headers, text } = await postJson(server.port, written);
    expect(status).toBe(429);
    expect(headers["retry-after"]).toBe(String(retryAfter));
    expect(JSON.parse(text)).toEqual({ message: words.tooMany.replace("{minutes}", minutes) });
  });

  it("is told when the store is down", async () => {
    server.state.submission = { outcome: "unavailable" };
    const { status, text } = await postJson(server.port, written);
    expect([status, JSON.parse(text)]).toEqual([503, { message: words.failure }]);
  });

  it.each([
    "application/json; charset=utf-8",
    "Application/JSON;charset=UTF-8",
    'application/json ; charset="utf-8"; x=y',
  ])("may name its charset: %s", async (type) => {
    expect((await postJson(server.port, written, { "content-type": type })).status).toBe(200);
    expect(server.submitted).toEqual([{ input: written, address: "203.0.113.7" }]);
  });

  it("is answered in JSON whatever it says it takes", async () => {
    server.state.submission = { outcome: "unavailable" };
    for (const accept of ["text/html", "*/*", "image/png"]) {
      const { headers } = await postJson(server.port, written, { accept });
      expect(headers["content-type"]).toBe("application/json; charset=utf-8");
    }
  });

  it("may send any JSON at all, which the pipeline judges", async () => {
    for (const body of [null, 7, "text", [], { firstName: { a: 1 } }]) await postJson(server.port, body);
    expect(server.submitted.map(({ input }) => input)).toEqual([null, 7, "text", [], { firstName: { a: 1 } }]);
  });
});

describe("a script that sends a form", () => {
  const accept = "application/json";

  it("is answered in JSON when it says that it takes JSON", async () => {
    const { status, text } = await postForm(server.port, written, { accept });
    expect([status, JSON.parse(text)]).toEqual([200, { message: words.success, reference: "7QX2-M4KD" }]);
    expect(server.submitted[0]?.input).toEqual(written);
  });

  it("is told its problems in JSON, too", async () => {
    server.state.submission = { outcome: "invalid", problems: { phone: "missing" } };
    const { status, text } = await postForm(server.port, written, { accept: "text/plain, application/json;q=0.9" });
    expect([status, JSON.parse(text)]).toEqual([
      422,
      { message: words.problems, errors: { phone: words.inputs.phone.missing } },
    ]);
  });

  it("may write letters as it likes", async () => {
    const body = "firstName=%E0%A4%86+%F0%9F%9A%80&lastName=Ångström&firstName&message=a%0D%0Ab%ZZ";
    await ask(server.port, { headers: { "content-type": `${formType};charset=utf-8`, accept }, body });
    expect(server.submitted[0]?.input).toEqual({ firstName: "", lastName: "Ångström", message: "a\r\nb%ZZ" });
  });
});
