import { createHash } from "node:crypto";
import { enquiryReceivedHandler, type ReadPage } from "../../../../src/server/http/pages";
import labels from "../../../fixture-site/content/settings/enquiry-form.json";
import { ask } from "../support/http-client";
import { listen } from "../support/local-server";
import { formIn, page, themeScript } from "../support/page";

describe("the confirmation page without JavaScript", () => {
  const pages: string[] = [];
  const readPage: ReadPage = (path) => {
    pages.push(path);
    return Promise.resolve(page("received"));
  };

  const get = async (query: string, method = "GET", read = readPage) => {
    const failures: unknown[] = [];
    const handler = enquiryReceivedHandler(read);
    const server = await listen((request, response) => {
      handler(request, response).catch((error: unknown) => failures.push(error));
    });
    const answer = await ask(server.port, { method, path: `/api/enquiry-received${query}` });
    await server.close();
    expect(failures).toEqual([]);
    return answer;
  };

  it("shows the reference, with no-store and noindex", async () => {
    const { status, headers, text } = await get("?reference=7QX2-M4KD");
    const { $ } = formIn(text);
    expect(status).toBe(200);
    expect(pages).toEqual(["/enquiry_received"]);
    expect($("[data-reference]").text()).toBe(labels.reference.replace("{reference}", "7QX2-M4KD"));
    expect(headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex" });
  });

  it("has the theme script, no other script and no control that needs one", async () => {
    const { headers, text } = await get("?reference=7QX2-M4KD");
    const { $ } = formIn(text);
    expect(
      $("script, [rel=modulepreload], [as=script]")
        .get()
        .map((element) => $(element).text()),
    ).toEqual([themeScript]);
    const hash = createHash("sha256").update(themeScript).digest("base64");
    expect(headers["content-security-policy"]).toContain(`script-src 'self' 'wasm-unsafe-eval' 'sha256-${hash}';`);
    expect($("button").text()).toBe("Send Message");
  });

  it("is JSON with the reference if it cannot be read", async () => {
    const { status, text } = await get("?reference=7QX2-M4KD", "GET", () => Promise.reject(new Error("no page")));
    expect([status, JSON.parse(text)]).toEqual([200, { message: labels.success, reference: "7QX2-M4KD" }]);
  });

  it("is served for GET and HEAD only", async () => {
    for (const [method, expected, allow] of [
      ["HEAD", 200, undefined],
      ["POST", 405, "GET, HEAD"],
    ] as const) {
      const { status, headers } = await get("?reference=7QX2-M4KD", method);
      expect([status, headers.allow]).toEqual([expected, allow]);
    }
  });

  it.each(["", "?reference=%3Cscript%3Ealert(1)%3C/script%3E"])(
    "redirects to the form without a valid reference: %s",
    async (query) => {
      const { status, headers, text } = await get(query);
      expect([status, headers.location, text]).toEqual([303, "/contact_us", ""]);
    },
  );
});
