import { draftsProblem, showsDrafts } from "../../../../src/domain/publication/stage";

describe("drafts are shown", () => {
  it.each([
    [true, { NODE_ENV: "development" }],
    [true, { NODE_ENV: "production", CONTEXT: "deploy-preview" }],
    [true, { NODE_ENV: "production", CONTEXT: "branch-deploy" }],
    [true, { NODE_ENV: "production", DRAFTS: "on" }],
    [true, {}],
    [false, { NODE_ENV: "production" }],
    [false, { NODE_ENV: "production", DRAFTS: "" }],
    [false, { NODE_ENV: "production", DRAFTS: "yes" }],
    [false, { NODE_ENV: "production", CONTEXT: "production" }],
    [false, { NODE_ENV: "production", CONTEXT: "deploy-preview", DRAFTS: "off" }],
    [false, { NODE_ENV: "development", DRAFTS: "off" }],
  ])("%s with %j", (shown, environment) => expect(showsDrafts(environment)).toBe(shown));
});

it("a setting that is neither on nor off is named", () => {
  expect(draftsProblem({ DRAFTS: "yes" })).toBe("DRAFTS: has to be on or off");
  expect([{}, { DRAFTS: "" }, { DRAFTS: "on" }, { DRAFTS: "off" }].map(draftsProblem)).toEqual(
    Array(4).fill(undefined),
  );
});
