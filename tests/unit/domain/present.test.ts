import { assertPresent } from "../../../src/domain/present";

it("refuses a page whose query found nothing for a field", () => {
  expect(() => assertPresent({ aboutPage: { head: {} }, blogPage: null }, "/about")).toThrow(
    "The page /about has no blogPage",
  );
  expect(() => assertPresent({ aboutPage: { head: {} }, posts: [] }, "/about")).not.toThrow();
  expect(() => assertPresent(undefined, "/manual")).not.toThrow();
});
