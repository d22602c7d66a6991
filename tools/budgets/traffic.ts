import type { Browser, CDPSession } from "@playwright/test";
import type { Figures } from "./judge";
import { inlineScriptBytes } from "./page-scripts";
import { openPhone, touchNothing } from "./phone";

/** Something that travelled. */
export interface Transfer {
  path: string;
  /** As Chromium calls it: `Document`, `Script` and so on; what is fetched ahead is `Other`. */
  type: string;
  /** Of headers and body, as they travel. */
  bytes: number;
  ended: boolean;
}

/** How long nothing has to travel until all has come, in milliseconds. Longer than Gatsby waits before it fetches ahead. */
const quiet = 1500;

/** As Lighthouse has it: as fast as it goes, but not known to be fast, so Chromium fetches pictures from further away. */
const unknownNetwork = { offline: false, latency: 0, downloadThroughput: 0, uploadThroughput: 0 };

/** A film is fetched in parts and may wait for more for ever. */
const isOpen = ({ type, ended }: Transfer): boolean => !ended && type !== "Media";

/** Notes all that travels to a tab from now on. */
export const watchTransfers = async (session: CDPSession) => {
  const transfers = new Map<string, Transfer>();
  let news: () => void = () => undefined;
  const end = (requestId: string, bytes?: number): void => {
    const transfer = transfers.get(requestId);
    if (transfer !== undefined) Object.assign(transfer, { ended: true, bytes: bytes ?? transfer.bytes });
    news();
  };
  session.on("Network.requestWillBeSent", ({ requestId, request, type = "Other" }) => {
    if (request.url.startsWith("data:")) return;
    transfers.set(requestId, { path: new URL(request.url).pathname, type, bytes: 0, ended: false });
    news();
  });
  session.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId);
    if (transfer !== undefined) transfer.bytes += encodedDataLength;
    news();
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => end(requestId, encodedDataLength));
  session.on("Network.loadingFailed", ({ requestId }) => end(requestId));
  await session.send("Network.enable");
  return {
    /** All of it once nothing has come for a while. */
    settled: () =>
      new Promise<Transfer[]>((resolve) => {
        let timer: NodeJS.Timeout | undefined;
        news = () => {
          clearTimeout(timer);
          if (![...transfers.values()].some(isOpen)) timer = setTimeout(() => resolve([...transfers.values()]), quiet);
        };
        news();
      }),
  };
};

/** How many bytes of a kind have travelled, of all kinds where none is named. */
const sum = (transfers: readonly Transfer[], type?: string): number =>
  transfers.reduce((total, transfer) => total + (type === undefined || transfer.type === type ? transfer.bytes : 0), 0);

/** What a page costs a visitor who has never been to the site: before the first touch, and after it. */
export interface Traffic {
  /** In bytes. */
  figures: Figures;
  before: Transfer[];
  after: Transfer[];
}

/** What every browser says over HTTPS that it can unpack. */
const compression = { "Accept-Encoding": "gzip, br" };

/**
 * Opens a page on a phone, waits until nothing more comes, touches it once, and
 * waits again.
 */
export const measureTraffic = async (browser: Browser, address: string): Promise<Traffic> => {
  const { page, session } = await openPhone(browser);
  try {
    const { settled } = await watchTransfers(session);
    await session.send("Network.emulateNetworkConditions", unknownNetwork);
    await session.send("Network.setExtraHTTPHeaders", { headers: compression });
    const document = await page.goto(address);
    const before = (await settled()).map((transfer) => ({ ...transfer }));
    await touchNothing(session);
    const after = (await settled()).slice(before.length);
    return {
      figures: {
        "before touch": sum(before),
        "scripts before": sum(before, "Script"),
        "inline scripts": inlineScriptBytes((await document?.text()) ?? ""),
        "scripts after": sum(before, "Script") + sum(after, "Script"),
        ahead: sum(after, "Other"),
      },
      before,
      after,
    };
  } finally {
    await page.context().close();
  }
};
