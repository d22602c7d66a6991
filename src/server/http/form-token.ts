import { type Handler, sendJson } from "./handler";

/** `GET /api/form-token`: a signed note of when a form was first touched. */
export const formTokenHandler =
  (sign: () => Promise<string>): Handler =>
  async (request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      sendJson(response, { status: 405, headers: { allow: "GET, HEAD" } }, { message: "Only GET is answered here." });
      return;
    }
    try {
      sendJson(response, { status: 200 }, { token: await sign() });
    } catch {
      sendJson(response, { status: 503 }, { message: "The database cannot be reached." });
    }
  };
