import { formTokenHandler } from "../../../../src/server/http/form-token";
import { ask } from "../support/http-client";
import { listen } from "../support/local-server";

const request = async (method: string, sign: () => Promise<string> = () => Promise.resolve("a.token")) => {
  const handler = formTokenHandler(sign);
  const server = await listen((incoming, response) => void handler(incoming, response));
  const answer = await ask(server.port, { method });
  await server.close();
  return answer;
};

describe("a form's token", () => {
  it("is given as JSON that no cache keeps", async () => {
    const { status, headers, text } = await request("GET");
    expect([status, JSON.parse(text)]).toEqual([200, { token: "a.token" }]);
    expect(headers).toMatchObject({ "content-type": "application/json; charset=utf-8", "cache-control": "no-store" });
  });

  it("is not in the answer to HEAD", async () => {
    const { status, text } = await request("HEAD");
    expect([status, text]).toEqual([200, ""]);
  });

  it.each(["POST", "PUT", "DELETE"])("is not given to %s", async (method) => {
    const sign = jest.fn(() => Promise.resolve("a.token"));
    const { status, headers } = await request(method, sign);
    expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
    expect(sign).not.toHaveBeenCalled();
  });

  it.each([
    ["rejects", () => Promise.reject(new Error("planted"))],
    [
      "throws",
      () => {
        throw new Error("planted");
      },
    ],
  ])("is missing, without a trace of why, when signing %s", async (_how, sign) => {
    const { status, text } = await request("GET", sign);
    expect(status).toBe(503);
    expect(text).not.toContain("planted");
  });
});
