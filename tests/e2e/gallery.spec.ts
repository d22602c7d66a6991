import { expect } from "@playwright/test";
import { galleryPath } from "../../src/domain/gallery";
import { galleryTraces } from "../support/gallery-traces";
import { test } from "../support/policy-test";

test("a build for visitors has no trace of the gallery @wide", async ({ request }) => {
  expect(galleryTraces(".")).toEqual([]);
  expect((await request.get(galleryPath)).status()).toBe(404);
});
