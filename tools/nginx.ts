// `npm run nginx -- …`: a configuration of nginx that fits the last build.
import { readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { type Manifest, manifestFile, manifestSchema, serverFolder } from "../src/hosting/manifest";
import { nginxConfiguration } from "../src/hosting/nginx/configuration";
import { Mistake, parsed, printAnswer } from "./command-line";

const usage = `npm run -s nginx -- --server-name example.org --public /srv/site/public > site.conf

  --server-name NAME       the site's domain
  --public FOLDER          the whole path of the build's public folder
  --upstream ADDRESS       where the Node server listens, once for each instance (127.0.0.1:9000)
  --certificate FILE       the certificate (/etc/letsencrypt/live/NAME/fullchain.pem)
  --certificate-key FILE   its key (/etc/letsencrypt/live/NAME/privkey.pem)
  --challenges FOLDER      where certbot's --webroot writes, if it is used
  --http ADDRESS           where to listen for HTTP, once or more (80 and [::]:80)
  --https ADDRESS          where to listen for HTTPS, once or more (443 and [::]:443)
  --brotli                 nginx has the module brotli_static
  --manifest FILE          the build's manifest (dist/manifest.json)`;

const options = {
  "server-name": { type: "string" },
  public: { type: "string" },
  upstream: { type: "string", multiple: true },
  certificate: { type: "string" },
  "certificate-key": { type: "string" },
  challenges: { type: "string" },
  http: { type: "string", multiple: true },
  https: { type: "string", multiple: true },
  brotli: { type: "boolean", default: false },
  manifest: { type: "string", default: path.join(serverFolder, manifestFile) },
  help: { type: "boolean", short: "h", default: false },
} as const;

const parse = () => parsed(() => parseArgs({ options }), usage).values;

type Values = ReturnType<typeof parse>;

const required = (values: Values, name: "server-name" | "public", form: RegExp, advice: string): string => {
  const value = values[name];
  if (value === undefined) throw new Mistake(`--${name} is missing: ${advice}\n\n${usage}`);
  if (!form.test(value)) throw new Mistake(`--${name} ${value} will not do: ${advice}`);
  return value;
};

const addresses = (values: Values, name: "upstream" | "http" | "https", usual: readonly string[]) => {
  const wrong = values[name]?.find((address) => !/^(?:\S+:)?\d+$/.test(address));
  if (wrong !== undefined) throw new Mistake(`--${name} ${wrong} will not do: it has no port at its end`);
  return values[name] ?? usual;
};

const readManifest = (file: string): Manifest => {
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    const isAbsent = error instanceof Error && "code" in error && error.code === "ENOENT";
    const problem = isAbsent ? "is not there" : "is not the manifest of a build by this version";
    throw new Mistake(`${file} ${problem}. Build the site first: npm run build`);
  }
};

const main = (): string => {
  const values = parse();
  if (values.help) return usage;
  const domain = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/i;
  const serverName = required(values, "server-name", domain, "write a domain such as example.org");
  const publicFolder = required(values, "public", /^\//, "write a whole path such as /srv/site/public");
  const certificates = `/etc/letsencrypt/live/${serverName}`;
  const configuration = nginxConfiguration(readManifest(values.manifest), {
    serverName,
    publicFolder,
    upstreams: addresses(values, "upstream", ["127.0.0.1:9000"]),
    certificate: values.certificate ?? `${certificates}/fullchain.pem`,
    certificateKey: values["certificate-key"] ?? `${certificates}/privkey.pem`,
    listen: {
      http: addresses(values, "http", ["80", "[::]:80"]),
      https: addresses(values, "https", ["443", "[::]:443"]),
    },
    brotli: values.brotli,
    challengeFolder: values.challenges,
  });
  return configuration.trimEnd();
};

void printAnswer(main);
