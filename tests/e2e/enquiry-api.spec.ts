import { randomUUID } from "node:crypto";
import { type APIRequestContext, type APIResponse, expect } from "@playwright/test";
import { deliveredMails } from "../support/delivered";
import { filled, words } from "../support/enquiry-page";
import { test } from "../support/policy-test";

const json = { "content-type": "application/json" };
const form = { "content-type": "application/x-www-form-urlencoded" };

const enquiry = () => ({ ...filled, message: `A question (${randomUUID()})` });

const post = (request: APIRequestContext, data: string, headers: Record<string, string> = json) =>
  request.post("/api/contact", { data: Buffer.from(data), headers, maxRedirects: 0 });

/** The answer as a program reads it: JSON, and nothing of the server's insides. */
const read = async (response: APIResponse) => {
  const text = await response.text();
  expect(response.headers()["content-type"]).toBe("application/json; charset=utf-8");
  expect(text).not.toMatch(/\n\s+at |node_modules|\.js:\d|Error:/);
  const body = JSON.parse(text) as { message: string; reference?: string; errors?: Record<string, string> };
  expect(body.message).not.toBe("");
  return { status: response.status(), ...body };
};

test.describe("@wide POST /api/contact", () => {
  test("takes the six fields as JSON and mails them", async ({ request }) => {
    const { status, message, reference = "" } = await read(await post(request, JSON.stringify(enquiry())));
    expect({ status, message }).toEqual({ status: 200, message: words.success });
    expect(await deliveredMails(reference)).toHaveLength(1);
  });

  test("takes the six fields of a form and answers in JSON when asked to", async ({ request }) => {
    const body = new URLSearchParams(enquiry()).toString();
    const { status, reference = "" } = await read(await post(request, body, { ...form, accept: "application/json" }));
    expect(status).toBe(200);
    expect(await deliveredMails(reference)).toHaveLength(1);
  });

  test("takes a form that is sent twice for one enquiry", async ({ request }) => {
    const body = new URLSearchParams(enquiry()).toString();
    const answers = await Promise.all([post(request, body, form), post(request, body, form)]);
    expect(answers.map((answer) => answer.status())).toEqual([303, 303]);
    const [location = "", second] = answers.map((answer) => answer.headers()["location"]);
    expect(second).toBe(location);
    expect(
      await deliveredMails(new URL(location, "http://localhost").searchParams.get("reference") ?? ""),
    ).toHaveLength(1);
  });

  test("gives ten posts with one key one reference, and sends one mail", async ({ request }) => {
    const body = JSON.stringify({ ...enquiry(), idempotencyKey: randomUUID() });
    const answers = await Promise.all(Array.from({ length: 10 }, async () => read(await post(request, body))));
    const [reference = "", ...others] = new Set(answers.map((answer) => answer.reference));
    expect(others).toEqual([]);
    expect(await deliveredMails(reference)).toHaveLength(1);
  });

  test("names every field that is missing or wrong", async ({ request }) => {
    expect(await read(await post(request, JSON.stringify({ form: "contact", email: "asha at example" })))).toEqual({
      status: 422,
      message: words.problems,
      errors: {
        firstName: words.inputs.firstName.missing,
        lastName: words.inputs.lastName.missing,
        email: words.invalidEmail,
        phone: words.inputs.phone.missing,
        service: words.inputs.service.missing,
        message: words.inputs.message.missing,
      },
    });
  });

  for (const method of ["GET", "PUT", "PATCH", "DELETE"]) {
    test(`answers ${method} with what is allowed`, async ({ request }) => {
      const response = await request.fetch("/api/contact", { method });
      expect((await read(response)).status).toBe(405);
      expect(response.headers()["allow"]).toBe("POST");
    });
  }

  const refused: [what: string, status: number, body: string, headers: Record<string, string>][] = [
    ["a body of another type", 415, "hello", { "content-type": "text/plain" }],
    ["JSON that is none", 400, '{"firstName": ', json],
    ["an empty body", 400, "", json],
    ["JSON that is no object", 422, "null", json],
    ["a list", 422, "[1, 2]", json],
    ["objects in the fields", 422, '{"firstName": {"$gt": ""}, "message": ["x"]}', json],
    ["a key that is not printable", 422, JSON.stringify({ ...enquiry(), idempotencyKey: "a\0b" }), json],
    ["a form of 25,000 fields", 400, "a&".repeat(25_000), form],
    ["a body that is too large", 413, JSON.stringify({ message: "x".repeat(200_000) }), json],
    ["a form that is too large", 413, `message=${"x".repeat(200_000)}`, form],
    ["a post from another site's page", 403, JSON.stringify(enquiry()), { ...json, origin: "https://evil.example" }],
    ["a form on another site", 403, "firstName=x", { ...form, origin: "https://evil.example", accept: "text/html" }],
    ["a post from a sandboxed page", 403, JSON.stringify(enquiry()), { ...json, origin: "null" }],
  ];

  for (const [what, status, body, headers] of refused) {
    test(`refuses ${what} with ${status}`, async ({ request }) => {
      expect((await read(await post(request, body, headers))).status).toBe(status);
    });
  }
});
