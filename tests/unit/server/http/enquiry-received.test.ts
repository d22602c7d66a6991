import type { IncomingMessage, ServerResponse } from "node:http";
import words from "../../../../content/settings/enquiry-form.json";
import { enquiryReceivedHandler } from "../../../../src/server/http/enquiry-received";
import type { ReadPage } from "../../../../src/server/http/built-page";
import { ask } from "../support/http-client";
import { listen } from "../support/local-server";
import { formIn, page } from "../support/page";

const pages: string[] = [];
const readPage: ReadPage = (path) => {
  pages.push(path);
  return Promise.resolve(page("received"));
};

const get = async (query: string, read = readPage) => {
  const failures: unknown[] = [];
  const handler = enquiryReceivedHandler(read, words);
  const server = await listen((request, response) => {
    handler(request, response).catch((error: unknown) => failures.push(error));
  });
  const answer = await ask(server.port, { method: "GET", path: `/api/enquiry-received${query}` });
  await server.close();
  expect(failures).toEqual([]);
  return answer;
};

describe("the page after an enquiry without scripts", () => {
  it("says that it arrived, with the reference, to this visitor alone", async () => {
    const { status, headers, text } = await get("?reference=7QX2-M4KD");
    const { $ } = formIn(text);
    expect(status).toBe(200);
    expect(pages).toEqual(["/enquiry_received"]);
    expect($("[data-reference]").text()).toBe(words.reference.replace("{reference}", "7QX2-M4KD"));
    expect($("script")).toHaveLength(0);
    expect(headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
  });

  it("reads a reference as a person may have written it", async () => {
    const { text } = await get("?reference=7qx2m4kd");
    expect(formIn(text).$("[data-reference]").text()).toContain("7QX2-M4KD");
  });

  it.each([
    "",
    "?",
    "?reference=",
    "?reference=%3Cscript%3Ealert(1)%3C/script%3E",
    "?reference=%FF",
    "?reference=UUUU",
  ])("leads back to the form without a reference: %s", async (query) => {
    const { status, headers, text } = await get(query);
    expect([status, headers.location, text]).toEqual([303, "/contact_us", ""]);
  });

  it("answers an address that is none", async () => {
    const response = { writeHead: jest.fn().mockReturnThis(), end: jest.fn() };
    const request = { url: "http://a:99999999/api/enquiry-received?reference=x" };
    await enquiryReceivedHandler(readPage, words)(request as IncomingMessage, response as unknown as ServerResponse);
    expect(response.writeHead).toHaveBeenCalledWith(303, expect.objectContaining({ location: "/contact_us" }));
  });

  it("says so in JSON when the page cannot be read", async () => {
    const { status, text } = await get("?reference=7QX2-M4KD", () => Promise.reject(new Error("ENOENT /srv/planted")));
    expect([status, JSON.parse(text)]).toEqual([200, { message: words.success, reference: "7QX2-M4KD" }]);
  });
});
