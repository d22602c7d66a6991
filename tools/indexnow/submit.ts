import { keyPath } from "../../src/domain/index-now";

/** How many addresses one message may name (https://www.indexnow.org/documentation). */
const largestBatch = 10_000;

/** How long the other side may think, in milliseconds. */
const patience = 30_000;

const meanings: Readonly<Record<number, string>> = {
  200: "the addresses have arrived",
  202: "the addresses have arrived; the key is still to be checked",
  400: "the message is malformed",
  403: "the key is not believed: its file does not answer on the site, or holds something else",
  422: "the addresses do not belong to the site, or the key does not fit them",
  429: "too many messages: try again later",
};

interface Submission {
  endpoint: string;
  key: string;
  /** Of the site, without a slash at its end. */
  siteUrl: string;
  urls: readonly string[];
}

interface Answer {
  ok: boolean;
  /** What came of it, for a person. */
  text: string;
}

const batches = (urls: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(urls.length / largestBatch) }, (_, index) =>
    urls.slice(index * largestBatch, (index + 1) * largestBatch),
  );

const send = async ({ endpoint, key, siteUrl, urls }: Submission): Promise<Answer> => {
  const body = { host: new URL(siteUrl).host, key, keyLocation: `${siteUrl}${keyPath(key)}`, urlList: urls };
  const count = `${urls.length} ${urls.length === 1 ? "address" : "addresses"}`;
  try {
    const { ok, status } = await fetch(endpoint, {
      method: "POST",
      headers: { "content-type": "application/json; charset=utf-8" },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(patience),
    });
    return { ok, text: `${count}: ${status}, ${meanings[status] ?? "an answer that IndexNow does not describe"}` };
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    return { ok: false, text: `${count}: no answer from ${endpoint} (${cause?.code ?? String(error)})` };
  }
};

/** Tells search engines which addresses to read again, as many at a time as they take, until they refuse. */
export const submit = async (submission: Submission): Promise<Answer[]> => {
  const answers: Answer[] = [];
  for (const urls of batches(submission.urls)) {
    answers.push(await send({ ...submission, urls }));
    if (answers.at(-1)?.ok === false) break;
  }
  return answers;
};
