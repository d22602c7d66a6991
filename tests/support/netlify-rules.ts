import { parseAllHeaders } from "@netlify/headers-parser";
import { parseAllRedirects } from "@netlify/redirect-parser";

/** Returns rules parsed by Netlify's own parsers; throws their errors. */
const sound = <Rules extends { errors: readonly Error[] }>(rules: Rules): Rules => {
  if (rules.errors.length > 0) throw new AggregateError(rules.errors);
  return rules;
};

export const netlifyRedirects = async (file: string) => {
  const given = { redirectsFiles: [file], configRedirects: [], minimal: false };
  const { redirects } = sound(await parseAllRedirects(given));
  const lines = redirects as { path: string; to: string; status: number }[];
  return lines.map(({ path, to, status }) => ({ from: path, to, status }));
};

/** One block of `_headers`. */
export interface NetlifyHeaders {
  forRegExp: RegExp;
  values: Record<string, string>;
}

export const netlifyHeaders = async (file: string): Promise<NetlifyHeaders[]> => {
  const given = { headersFiles: [file] as never[], netlifyConfigPath: undefined };
  return sound(await parseAllHeaders(given)).headers as unknown as NetlifyHeaders[];
};

/** The headers of a path, each with the values of all matching rules. */
export const headersOf = (rules: readonly NetlifyHeaders[], address: string): Record<string, string[]> => {
  const all = rules.filter(({ forRegExp }) => forRegExp.test(address)).flatMap(({ values }) => Object.entries(values));
  return Object.fromEntries(
    all.map(([name]) => [name, all.filter(([other]) => other === name).map(([, value]) => value)]),
  );
};
