import { readServerSettings } from "../../../src/hosting/server/settings";

const problems = (env: Record<string, string>): string[] => {
  const read = readServerSettings(env);
  return read.ok ? [] : read.problems;
};

describe("the server's settings", () => {
  const defaults = { HOST: "127.0.0.1", PORT: 9000, LOG_LEVEL: "info" };

  it.each([{}, { HOST: "", PORT: " ", LOG_LEVEL: "" }, { OTHER: "abc" }])("have defaults: %j", (env) => {
    expect(readServerSettings(env as Record<string, string>)).toEqual({ ok: true, settings: defaults });
  });

  it("are taken from the environment", () => {
    const env = { HOST: "::", PORT: "80", LOG_LEVEL: "warn" };
    expect(readServerSettings(env)).toEqual({ ok: true, settings: { ...env, PORT: 80 } });
  });

  it.each(["0", "1", "65535", "09000"])("may have the port %s", (port) => expect(problems({ PORT: port })).toEqual([]));

  it.each(["abc", "-1", "1.5", "9000x", "0x50", "1e3", "99999", "65536", "123456", "٣"])(
    "may not have the port %s, and say which variable it is and never what it was",
    (port) => {
      const [problem, ...others] = problems({ PORT: port });
      expect(problem).toMatch(/^PORT must be (?:a number such as 9000|at most 65535)$/);
      expect(problem).not.toContain(port);
      expect(others).toEqual([]);
    },
  );

  it("are all said to be wrong at once", () => {
    expect(problems({ PORT: "abc", LOG_LEVEL: "loud" }).map((problem) => problem.split(" ")[0])).toEqual([
      "PORT",
      "LOG_LEVEL",
    ]);
  });
});
