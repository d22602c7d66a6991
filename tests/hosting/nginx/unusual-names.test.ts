import { describeWithNginx } from "../../support/nginx";
import { type NginxSite, startNginxSite } from "../../support/nginx-site";
import { unusualManifest } from "../../support/unusual-manifest";
import { contentOf } from "../../support/written-build";

describeWithNginx("unusual names that nginx is given", () => {
  let site: NginxSite;
  beforeAll(async () => {
    site = await startNginxSite({ manifest: unusualManifest });
  });
  afterAll(() => site.close());

  it.each(unusualManifest.statics.filter(({ status }) => status === 200).map(({ path, file }) => [path, file]))(
    "are found at their paths: %s",
    async (path, file) => {
      const { status, content } = await site.ask(path.split("/").map(encodeURIComponent).join("/"));
      expect([status, content.toString()]).toEqual([200, contentOf(file)]);
    },
  );

  it.each([
    ["/%C3%BCber%20uns/", 301, "/%C3%BCber%20uns"],
    ["/PRICE%20$5%20LIST.TXT", 301, "/price%20$5%20list.txt"],
    ["/100%25%20%22SURE%22%3F%20%231.txt", 301, "/100%25%20%22sure%22%3F%20%231.txt"],
    ["/team/", 301, "/team"],
    ["/shop", 308, "https://shop.example/a%20b/$1?x=1"],
    ["/shop?y=2", 308, "https://shop.example/a%20b/$1?x=1"],
    ["/neu?y=2", 301, "/gr%C3%B6%C3%9Fe.txt?y=2"],
    ["/prices?y=2", 301, "/about?y=2#prices"],
    ["/Mixed", 301, "/about"],
    ["/mixed", 301, "/services/seo"],
    ["/slash", 301, "/about"],
    ["/slash/", 301, "/about"],
  ])("are written so that browsers understand where they lead: %s", async (path, status, to) => {
    const { headers, ...answer } = await site.ask(path);
    expect([answer.status, headers.location]).toEqual([status, to]);
  });

  it("are told apart when they differ in nothing but capitals", async () => {
    const cached = async (path: string) => (await site.ask(path)).headers["cache-control"];
    expect(await cached("/Logo%20(1)+.svg")).toContain("immutable");
    expect(await cached("/logo%20(1)+.svg")).toContain("must-revalidate");
    expect((await site.ask("/LOGO%20(1)+.svg")).status).toBe(404);
  });

  it("are sent in headers as they stand there", async () => {
    expect((await site.ask("/")).headers["x-price"]).toBe('a "quoted" \\ $uri');
  });

  it("are nothing worth a complaint", () => expect(site.output()).toBe(""));
});
