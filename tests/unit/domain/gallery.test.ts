import { isGalleryWanted } from "../../../src/domain/gallery";

it.each([
  [{ NODE_ENV: "development" }, true],
  [{}, true],
  [{ NODE_ENV: "production" }, false],
  [{ NODE_ENV: "production", GALLERY: "" }, false],
  [{ NODE_ENV: "production", GALLERY: "off" }, false],
  [{ NODE_ENV: "production", GALLERY: "on" }, true],
])("with %j the gallery is wanted: %s", (environment, wanted) => {
  expect(isGalleryWanted(environment)).toBe(wanted);
});
