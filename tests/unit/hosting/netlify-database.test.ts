import type { AdaptContext } from "../../../src/hosting/adapter/adapt-context";
import { warnOfMissingDatabase } from "../../../src/hosting/adapter/netlify-database";

/** What a build says with this address of a database. */
const warnings = (DATABASE_URL: string | undefined): string[] => {
  const said: string[] = [];
  const reporter = { warn: (text: string) => said.push(text) };
  jest.replaceProperty(process, "env", { DATABASE_URL });
  warnOfMissingDatabase(reporter as unknown as AdaptContext["reporter"]);
  return said;
};

afterEach(() => jest.restoreAllMocks());

describe("a build for Netlify", () => {
  it.each([undefined, "", "file:.data/enquiries.db"])("warns that no enquiry can be taken with %s", (url) => {
    expect(warnings(url)).toEqual([expect.stringContaining("DATABASE_URL=postgres://")]);
  });

  it("says so in lines that a log has room for", () => {
    const lines = warnings(undefined).join("\n").split("\n");
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) expect(line.length).toBeLessThan(75);
  });

  it("has nothing to warn of with PostgreSQL", () => {
    expect(warnings("postgres://site:secret@db.example/site")).toEqual([]);
    expect(warnings("postgresql://site:secret@db.example/site")).toEqual([]);
  });
});
