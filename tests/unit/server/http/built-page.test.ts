import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { builtPage } from "../../../../src/server/http/built-page";
import { temporaryFolder } from "../../../support/temporary-folder";

describe("a built page", () => {
  const { folder, dispose } = temporaryFolder("pages");
  const write = (file: string, html: string) => {
    mkdirSync(path.dirname(path.join(folder, "public", file)), { recursive: true });
    writeFileSync(path.join(folder, "public", file), html);
  };

  beforeEach(() => jest.spyOn(process, "cwd").mockReturnValue(folder));
  afterEach(() => jest.restoreAllMocks());
  afterAll(dispose);

  it("is found in the folder of its name, and the home page at the top", async () => {
    write("index.html", "home");
    write("contact_us/index.html", "contact");
    expect([await builtPage("/"), await builtPage("/contact_us")]).toEqual(["home", "contact"]);
  });

  it("is found as a file of its name, where there is no such folder", async () => {
    await expect(builtPage("/enquiry_received")).rejects.toThrow("ENOENT");
    write("enquiry_received.html", "received");
    expect(await builtPage("/enquiry_received")).toBe("received");
  });
});
