import { readSignInSettings } from "../../../../src/server/cms-sign-in/settings";

const read = (env: Readonly<Record<string, string | undefined>>) =>
  readSignInSettings(env, "https://www.agency.example");
const client = { CMS_GITHUB_CLIENT_ID: "Iv1.a", CMS_GITHUB_CLIENT_SECRET: "planted" };

describe("the settings of the sign-in", () => {
  it.each([{}, { CMS_GITHUB_CLIENT_ID: " ", CMS_GITHUB_CLIENT_SECRET: "", CMS_ORIGINS: "", CMS_GITHUB_URL: "" }])(
    "may be absent: %j",
    (env) => {
      expect(read(env)).toEqual({
        ok: true,
        settings: { gitHubUrl: "https://github.com", origins: ["https://www.agency.example"], client: undefined },
      });
    },
  );

  it("are read in full", () => {
    const CMS_ORIGINS = "https://www.agency.example, http://127.0.0.1:9000 http://localhost:8000";
    expect(read({ ...client, CMS_ORIGINS, CMS_GITHUB_URL: "https://git.example.com/" })).toEqual({
      ok: true,
      settings: {
        gitHubUrl: "https://git.example.com",
        origins: ["https://www.agency.example", "http://127.0.0.1:9000", "http://localhost:8000"],
        client: { id: "Iv1.a", secret: "planted" },
      },
    });
  });

  it.each([
    [{ CMS_GITHUB_CLIENT_ID: "planted" }, "CMS_GITHUB_CLIENT_SECRET"],
    [{ CMS_GITHUB_CLIENT_SECRET: "planted" }, "CMS_GITHUB_CLIENT_SECRET"],
    [{ ...client, CMS_GITHUB_CLIENT_ID: "planted words" }, "CMS_GITHUB_CLIENT_ID"],
    [{ ...client, CMS_GITHUB_URL: "planted" }, "CMS_GITHUB_URL"],
    [{ ...client, CMS_ORIGINS: "*" }, "CMS_ORIGINS"],
    [{ ...client, CMS_ORIGINS: "null" }, "CMS_ORIGINS"],
    [{ ...client, CMS_ORIGINS: "https://planted.example/admin" }, "CMS_ORIGINS"],
    [{ ...client, CMS_ORIGINS: "http://planted.example" }, "CMS_ORIGINS"],
    [{ ...client, CMS_ORIGINS: "https://a.example,planted" }, "CMS_ORIGINS"],
    [{ ...client, CMS_ORIGINS: "," }, "CMS_ORIGINS"],
  ])("are refused with the name of the variable, and without its value: %j", (env, name) => {
    const result = read(env);
    if (result.ok) throw new Error("It was taken.");
    expect(result.problems.map((problem) => problem.split(" ")[0])).toEqual([name]);
    expect(result.problems.join()).not.toContain("planted");
  });
});
