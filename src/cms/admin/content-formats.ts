import { parse, stringify } from "yaml";
import type { CmsGlobal, ContentFormat } from "./cms-global";
import { formats } from "../config/formats";

type Fields = Record<string, unknown>;

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---(?:\r?\n|$)(\r?\n)?([\s\S]*)$/;

const markdown: ContentFormat = {
  fromFile: (text) => {
    const [, yaml = "", , body = ""] = frontMatter.exec(text) ?? [];
    return { ...(parse(yaml) as Fields), body };
  },
  toFile: ({ body, ...data }) => `---\n${stringify(data)}---\n\n${String(body ?? "")}`,
};

const json: ContentFormat = {
  fromFile: (text) => JSON.parse(text) as Fields,
  toFile: (data) => `${JSON.stringify(data, null, 2)}\n`,
};

export const registerFormats = (cms: CmsGlobal): void => {
  cms.registerCustomFormat(formats.markdown, "md", markdown);
  cms.registerCustomFormat(formats.json, "json", json);
};
