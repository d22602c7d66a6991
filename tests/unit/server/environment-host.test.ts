import { readEnvironment } from "../../../src/server/environment";

const defaults = { from: "hello@site.example", to: "sales@site.example" };
const problemsOf = (env: Record<string, string | undefined>): string[] => {
  const result = readEnvironment(env, defaults);
  return result.ok ? [] : result.problems;
};

const hosts = [
  { AWS_LAMBDA_FUNCTION_NAME: "contact" },
  { NETLIFY: "true" },
  { VERCEL: "1" },
  { K_SERVICE: "site" },
  { FUNCTIONS_WORKER_RUNTIME: "node" },
];

describe.each(hosts)("on a host whose disk does not last, %j", (host) => {
  it("a database on a server is needed, and the problem says why", () => {
    for (const DATABASE_URL of [undefined, "", "file:.data/enquiries.db"]) {
      const problems = problemsOf({ ...host, DATABASE_URL });
      expect(problems).toEqual([expect.stringMatching(/^DATABASE_URL must be postgres:\/\/.*would be lost$/)]);
    }
  });

  it("a database on a server is enough", () => {
    for (const scheme of ["postgres", "postgresql"])
      expect(problemsOf({ ...host, DATABASE_URL: `${scheme}://site:secret@db.example/site` })).toEqual([]);
  });

  it("an address that is none is told as on any host, and once", () => {
    expect(problemsOf({ ...host, DATABASE_URL: "mysql://db.example/x" })).toHaveLength(1);
  });
});

it("a file is good enough on a machine of one's own", () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ NETLIFY: "", DATABASE_URL: "file:enquiries.db" })).toEqual([]);
});
