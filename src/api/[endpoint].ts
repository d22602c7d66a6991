import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from "gatsby";
import { answer } from "../server/shared-endpoints";

// Gatsby reads a function's export `config`. If the source exported that name directly, Gatsby would enable its
// server-rendering engines, which take any such export below src/ for a page's.
export { unparsedBodies as "config" } from "../server/http/handler";

/** Serves all endpoints with one function, so that they share connections and the outbox. */
export default (request: GatsbyFunctionRequest, response: GatsbyFunctionResponse): Promise<void> =>
  // Netlify also serves it at its own path, without parameters.
  answer(`/api/${request.params?.["endpoint"]}`, request, response);
