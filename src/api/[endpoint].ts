import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from "gatsby";
import { answer } from "../server/shared-endpoints";

// Gatsby reads the name `config` from a function's exports. Written as a plain name it would switch on its
// server-rendering engines, which take any such export below src/ for a page's.
export { unparsedBodies as "config" } from "../server/http/handler";

/** One function for all endpoints: connections and the outbox, which delivers, are the same in all. */
export default (request: GatsbyFunctionRequest, response: GatsbyFunctionResponse): Promise<void> =>
  // Netlify also calls it by its own name, and then without parameters.
  answer(`/api/${request.params?.["endpoint"]}`, request, response);
