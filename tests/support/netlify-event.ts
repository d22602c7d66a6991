export interface NetlifyRequest {
  method?: string;
  /** With its query. */
  address: string;
  headers?: Record<string, string>;
  body?: string;
  /** Whether the body comes in base64, as Netlify has it for types that it does not know to be text. */
  base64?: boolean;
}

const host = "www.agency.example";

/** What Netlify hands to a function for a request (https://docs.netlify.com/build/functions/lambda-compatibility). */
export const netlifyEvent = ({ method = "POST", address, headers = {}, body = "", base64 = false }: NetlifyRequest) => {
  const url = new URL(address, `https://${host}`);
  const sent = { host, "x-nf-client-connection-ip": "203.0.113.7", "content-length": `${Buffer.byteLength(body)}` };
  const all = { ...sent, ...headers };
  return {
    rawUrl: url.href,
    rawQuery: url.search.slice(1),
    path: url.pathname,
    httpMethod: method,
    headers: all,
    multiValueHeaders: Object.fromEntries(Object.entries(all).map(([name, value]) => [name, [value]])),
    queryStringParameters: Object.fromEntries(url.searchParams),
    multiValueQueryStringParameters: Object.fromEntries([...url.searchParams].map(([name, value]) => [name, [value]])),
    body: base64 ? Buffer.from(body).toString("base64") : body,
    isBase64Encoded: base64,
  };
};

/** What a function's handler resolves with. */
export interface NetlifyAnswer {
  statusCode: number;
  multiValueHeaders?: Record<string, string[]>;
  body?: string;
  isBase64Encoded?: boolean;
}

/** The same as a client sees it. */
export const asSeen = ({ statusCode, multiValueHeaders = {}, body = "", isBase64Encoded = false }: NetlifyAnswer) => ({
  status: statusCode,
  headers: Object.fromEntries(Object.entries(multiValueHeaders).map(([name, values]) => [name, values.join(", ")])),
  text: isBase64Encoded ? Buffer.from(body, "base64").toString() : body,
});
