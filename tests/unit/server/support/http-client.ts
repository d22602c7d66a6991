import { askHttp, type HttpQuestion } from "../../../support/http-get";

/** Posts by default, and returns the body as text. */
export const ask = async (port: number, { path = "/", ...question }: HttpQuestion & { path?: string }) => {
  const { body, ...answer } = await askHttp(port, path, { method: "POST", ...question });
  return { ...answer, text: body.toString() };
};

export const formType = "application/x-www-form-urlencoded";

export const postJson = (port: number, body: unknown, headers: Record<string, string> = {}) =>
  ask(port, { headers: { "content-type": "Application/JSON; charset=utf-8", ...headers }, body: JSON.stringify(body) });

export const postForm = (port: number, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  ask(port, { headers: { "content-type": formType, ...headers }, body: new URLSearchParams(fields).toString() });
