import path from "node:path";
import type { Manifest } from "../../../src/hosting/manifest";
import { nginxConfiguration } from "../../../src/hosting/nginx/configuration";
import { freePort } from "../../support/free-port";
import { askByHttps } from "../../support/https-client";
import { describeWithNginx, startNginx } from "../../support/nginx";
import { makeCertificate } from "../../support/nginx-site";
import { sampleManifest } from "../../support/sample-manifest";
import { temporaryFolder } from "../../support/temporary-folder";

/** A build with 5,000 articles, each of which has its data and ten pictures. */
const largeManifest = (): Manifest => {
  const fileLike = (like: string, file: string, route = `/${file}`) => {
    const model = sampleManifest.statics.find(({ path: modelRoute }) => modelRoute === like);
    if (model === undefined) throw new Error(`There is no ${like}`);
    return { ...model, file, path: route };
  };
  const articles = Array.from({ length: 5000 }, (_, index) => `article-number-${index}`).flatMap((slug) => [
    fileLike("/blog/first-post", `blog/${slug}/index.html`, `/blog/${slug}`),
    fileLike("/download", `page-data/blog/${slug}/page-data.json`),
    ...Array.from({ length: 10 }, (_, index) => fileLike("/app-0a1b2c3d.js", `static/0a1b2c3d/${index}/${slug}.avif`)),
  ]);
  return { ...sampleManifest, statics: [...sampleManifest.statics, ...articles] };
};

describeWithNginx("nginx with 5,000 articles and a long name", () => {
  it("starts within seconds, complains about nothing, and finds the last of them", async () => {
    const { folder, dispose } = temporaryFolder("nginx-large");
    const port = await freePort();
    const configuration = nginxConfiguration(largeManifest(), {
      ...makeCertificate(folder),
      serverName: "2.staging-of-the-large.tarang.example",
      publicFolder: path.join(folder, "public"),
      upstreams: ["127.0.0.1:1"],
      listen: { http: [`127.0.0.1:${await freePort()}`], https: [`127.0.0.1:${port}`] },
      brotli: false,
    });
    const begin = performance.now();
    const nginx = await startNginx(path.join(folder, "nginx"), configuration, port);
    try {
      expect(performance.now() - begin).toBeLessThan(10_000);
      expect(nginx.output()).toBe("");
      const { status, headers } = await askByHttps(port, "/blog/ARTICLE-number-4999/");
      expect([status, headers.location]).toEqual([301, "/blog/article-number-4999"]);
    } finally {
      await nginx.stop();
      dispose();
    }
  });
});
