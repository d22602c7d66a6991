import { writeFileSync } from "node:fs";
import path from "node:path";
import { analyticsOrigins } from "../../../src/domain/analytics";
import { analyticsIn } from "../../../src/gatsby/html/page-policy";
import { temporaryFolder } from "../../support/temporary-folder";

it("ignores unreadable analytics settings, which the content check reports", () => {
  const { folder, dispose } = temporaryFolder("policy");
  const file = path.join(folder, "analytics.json");
  const origins = () => analyticsOrigins(analyticsIn(file));
  expect(origins()).toEqual([]);
  for (const text of ["", "null", "[]", '{ "provider": "umami", }', '{ "provider": "umami", "host": 7 }']) {
    writeFileSync(file, text);
    expect(origins()).toEqual([]);
  }
  writeFileSync(file, '{ "provider": "umami", "host": "https://count.example/u" }');
  expect(origins()).toEqual(["https://count.example"]);
  dispose();
});
