import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import type { Manifest } from "../../src/hosting/manifest";
import { nginxConfiguration } from "../../src/hosting/nginx/configuration";
import { freePort } from "./free-port";
import { askByHttps, type Question } from "./https-client";
import { brotliModule, startNginx } from "./nginx";
import { sampleManifest } from "./sample-manifest";
import { temporaryFolder } from "./temporary-folder";
import { writeBuild } from "./written-build";

/** The domain that the certificate is for. */
export const serverName = "tarang.example";

/** Makes a certificate that its own key has signed. */
export const makeCertificate = (folder: string) => {
  const [certificate, certificateKey] = [path.join(folder, "certificate.pem"), path.join(folder, "key.pem")];
  const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-keyout", certificateKey];
  const subject = ["-subj", `/CN=${serverName}`, "-days", "2", "-out", certificate];
  execFileSync("openssl", ["req", "-x509", ...key, ...subject], { stdio: "pipe" });
  return { certificate, certificateKey };
};

/** Files that are in the public folder although no build has published them. */
const strays = { ".env": "SECRET=1", "notes.txt": "notes", "app-0a1b2c3d.js.map": "{}" };

interface Wanted {
  manifest?: Manifest;
  /** The ports where servers answer for the functions, if any do. */
  upstreams?: number[];
}

/** Runs nginx, with the configuration that is made for a build, in front of a written build. */
export const startNginxSite = async ({ manifest = sampleManifest, upstreams = [1] }: Wanted = {}) => {
  const { folder, dispose } = temporaryFolder("nginx");
  const publicFolder = path.join(folder, "public");
  const built = writeBuild(publicFolder, manifest);
  for (const [name, content] of Object.entries(strays)) writeFileSync(path.join(publicFolder, name), content);
  const [http, https] = [await freePort(), await freePort()];
  const configuration = nginxConfiguration(built, {
    ...makeCertificate(folder),
    serverName,
    publicFolder,
    upstreams: upstreams.map((port) => `127.0.0.1:${port}`),
    listen: { http: [`127.0.0.1:${http}`], https: [`127.0.0.1:${https}`] },
    brotli: brotliModule !== undefined,
    challengeFolder: path.join(folder, "challenges"),
  });
  const nginx = await startNginx(path.join(folder, "nginx"), configuration, https);
  return {
    manifest: built,
    folder,
    publicFolder,
    http,
    https,
    output: nginx.output,
    ask: (address: string, question?: Question) => askByHttps(https, address, question),
    close: async () => {
      await nginx.stop();
      dispose();
    },
  };
};

export type NginxSite = Awaited<ReturnType<typeof startNginxSite>>;
