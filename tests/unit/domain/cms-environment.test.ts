import { backendOrigins, cmsBackend } from "../../../src/domain/cms/cms-environment";

const CMS_REPOSITORY = "agency/website";

describe("the CMS backend", () => {
  it.each([{}, { CMS_REPOSITORY: "" }, { CMS_BACKEND: " " }, { CMS_BACKEND: "none", CMS_REPOSITORY }])(
    "is none for %j",
    (environment) => {
      expect(cmsBackend(environment)).toEqual({ name: "none" });
      expect(backendOrigins(cmsBackend(environment))).toEqual({ connect: [], pictures: [] });
    },
  );

  it("is read without blanks around its settings", () => {
    expect(cmsBackend({ CMS_BACKEND: " github ", CMS_REPOSITORY: `${CMS_REPOSITORY} ` })).toMatchObject({
      name: "github",
      repository: CMS_REPOSITORY,
    });
  });

  it("is GitHub when only a repository is set", () => {
    const backend = cmsBackend({ CMS_REPOSITORY, CMS_BRANCH: "" });
    expect(backend).toMatchObject({
      name: "github",
      repository: "agency/website",
      branch: "main",
      apiRoot: "https://api.github.com",
    });
    expect(backendOrigins(backend)).toEqual({
      connect: ["https://api.github.com"],
      pictures: ["https://avatars.githubusercontent.com"],
    });
  });

  it("can be GitHub Enterprise, whose API is below its URL", () => {
    const backend = cmsBackend({ CMS_REPOSITORY, CMS_GITHUB_URL: "https://git.example.com/" });
    expect(backend).toMatchObject({ webRoot: "https://git.example.com", apiRoot: "https://git.example.com/api/v3" });
    expect(backendOrigins(backend).connect).toEqual(["https://git.example.com"]);
  });

  it.each([
    ["gitlab", {}, "https://gitlab.com", "https://gitlab.com/api/v4"],
    ["gitea", { CMS_HOST_URL: "http://127.0.0.1:3000/" }, "http://127.0.0.1:3000", "http://127.0.0.1:3000/api/v1"],
  ])("is %s with the settings %j", (CMS_BACKEND, at, webRoot, apiRoot) => {
    const backend = cmsBackend({ CMS_BACKEND, CMS_REPOSITORY: "group/team/website", CMS_APP_ID: "0a1b", ...at });
    expect(backend).toMatchObject({ name: CMS_BACKEND, appId: "0a1b", webRoot, apiRoot });
    expect(backendOrigins(backend)).toEqual({ connect: [webRoot], pictures: [webRoot] });
  });
});

it.each([
  [{ CMS_BACKEND: "bitbucket", CMS_REPOSITORY }, /^CMS_BACKEND must be github, gitlab, gitea, forgejo or none$/],
  [{ CMS_BACKEND: "github" }, /^CMS_REPOSITORY is needed with CMS_BACKEND/],
  [{ CMS_REPOSITORY: "https://github.com/agency/website" }, /^CMS_REPOSITORY must be owner\/name/],
  [{ CMS_REPOSITORY, CMS_BRANCH: "../main" }, /^CMS_BRANCH must be the name of a branch/],
  [{ CMS_REPOSITORY, CMS_GITHUB_URL: "https://a:b@git.example.com" }, /^CMS_GITHUB_URL must be a URL/],
  [{ CMS_BACKEND: "gitlab", CMS_REPOSITORY }, /^CMS_APP_ID is needed/],
  [{ CMS_BACKEND: "gitea", CMS_REPOSITORY, CMS_APP_ID: "0a" }, /^CMS_HOST_URL is needed/],
  [{ CMS_BACKEND: "gitea", CMS_REPOSITORY, CMS_APP_ID: "0a", CMS_HOST_URL: "; script-src *" }, /^CMS_HOST_URL must/],
  [
    { CMS_BACKEND: "gitea", CMS_BRANCH: "../main" },
    /CMS_BRANCH must .+\nCMS_REPOSITORY is .+\nCMS_APP_ID is .+\nCMS_HOST/,
  ],
])("an invalid CMS environment throws an error that names the variable: %j", (environment, message) => {
  expect(() => cmsBackend(environment)).toThrow(message);
});
