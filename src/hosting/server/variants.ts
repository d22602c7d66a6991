import path from "node:path";
import { Negotiator } from "@fastify/accept-negotiator";
import { LRUCache } from "lru-cache";
import { type Encoding, encodingSuffixes, type StaticFile } from "../manifest";
import type { HeaderList } from "./header-list";

/** One of the encodings of a file, ready to be sent. */
export interface Variant {
  place: string;
  /** In bytes. */
  size: number;
  status: StaticFile["status"];
  etag: string;
  headers: HeaderList;
  /** The headers of a whole answer, as names and values in turns, which Node writes fastest. */
  complete: string[];
  /** The headers of an answer that says that nothing has changed. */
  notModified: string[];
}

type Coding = Encoding | "identity";

interface Prepared {
  negotiator: Negotiator<Encoding> | undefined;
  variants: Partial<Record<Coding, Variant>>;
}

/** Where a client likes both the same. */
const preferred: readonly Encoding[] = ["br", "gzip"];

/** Clients send few different lists of encodings; more than these are not remembered. */
const rememberedLists = 200;

const createNegotiator = (encodings: Encoding[]) =>
  new Negotiator({ supportedValues: encodings, cache: new LRUCache<string, string>({ max: rememberedLists }) });

/** Files have few combinations of encodings, and each has a negotiator. */
const createNegotiators = () => {
  const negotiators = new Map<string, Negotiator<Encoding>>();
  return ({ encodings }: StaticFile): Negotiator<Encoding> | undefined => {
    const list = preferred.filter((encoding) => encodings[encoding] !== undefined);
    if (list.length === 0) return undefined;
    const negotiator = negotiators.get(list.join()) ?? createNegotiator(list);
    negotiators.set(list.join(), negotiator);
    return negotiator;
  };
};

const ofContent = new Set(["content-type", "content-encoding", "accept-ranges"]);

/**
 * Chooses a file's encoding for a client and prepares what is sent of it, once
 * for each file and encoding.
 *
 * @param headersOf what a file is sent with besides what describes its content
 */
export const createVariants = (publicFolder: string, headersOf: (file: StaticFile) => Record<string, string>) => {
  const negotiatorOf = createNegotiators();
  const prepared = new Map<StaticFile, Prepared>();

  const prepare = (file: StaticFile, coding: Coding): Variant => {
    const suffix = coding === "identity" ? "" : encodingSuffixes[coding];
    const size = coding === "identity" ? file.size : (file.encodings[coding] ?? 0);
    const etag = `"${file.hash}${suffix}"`;
    const headers: HeaderList = [
      ...Object.entries(headersOf(file)),
      ["content-type", file.type],
      ["etag", etag],
      Object.keys(file.encodings).length > 0 ? ["vary", "accept-encoding"] : ["accept-ranges", "bytes"],
      ...(coding === "identity" ? [] : [["content-encoding", coding] as const]),
    ];
    return {
      place: path.join(publicFolder, file.file) + suffix,
      size,
      status: file.status,
      etag,
      headers,
      complete: [...headers.flat(), "content-length", String(size)],
      notModified: headers.filter(([name]) => !ofContent.has(name)).flat(),
    };
  };

  return (file: StaticFile, accepted: string | undefined): Variant => {
    const known = prepared.get(file) ?? { negotiator: negotiatorOf(file), variants: {} };
    prepared.set(file, known);
    const coding = (accepted === undefined ? null : known.negotiator?.negotiate(accepted)) ?? "identity";
    return (known.variants[coding] ??= prepare(file, coding));
  };
};
