import { assertPresent } from "../../../src/domain/present";

it("throws for a page whose query result has a null field", () => {
  expect(() => assertPresent({ aboutPage: { head: {} }, blogPage: null }, "/about")).toThrow(
    "The page /about has no blogPage",
  );
  expect(() => assertPresent({ aboutPage: { head: {} }, posts: [] }, "/about")).not.toThrow();
  expect(() => assertPresent(undefined, "/manual")).not.toThrow();
});
