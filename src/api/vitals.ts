import { endpoint } from "../server/shared-endpoints";

// Gatsby reads the name `config` from a function's exports. Written as a plain name it would switch on its
// server-rendering engines, which take any such export below src/ for a page's.
export { unparsedBodies as "config" } from "../server/http/handler";

export default endpoint("vitals");
