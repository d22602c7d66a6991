import { withNeededFiles } from "../../../src/hosting/adapter/netlify-functions";

const functions = ["contact", "form-token"].map((name) => ({
  functionId: name,
  name: `/api/${name}`,
  pathToEntryPoint: `.cache/functions/${name}.js`,
  requiredFiles: [`.cache/functions/${name}.js`],
}));

describe("what lies beside a function at Netlify", () => {
  it("is its bundle, the pages that functions read under their names there, and PostgreSQL's driver", async () => {
    for (const [index, { requiredFiles }] of (await withNeededFiles(functions, process.cwd())).entries()) {
      expect(requiredFiles[0]).toBe(functions[index]?.pathToEntryPoint);
      expect(requiredFiles.filter((file) => file.startsWith("public/"))).toEqual([
        "public/index.html",
        "public/contact_us.html",
        "public/enquiry_received.html",
      ]);
      expect(requiredFiles).toEqual(
        expect.arrayContaining(["node_modules/pg/**", "node_modules/pg-pool/**", "node_modules/split2/**"]),
      );
    }
  });
});
