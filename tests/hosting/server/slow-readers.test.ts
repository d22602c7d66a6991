import { truncateSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Manifest } from "../../../src/hosting/manifest";
import { eventually } from "../../support/eventually";
import { openRaw, parseAnswer, type RawConnection } from "../../support/raw-request";
import { startSampleSite } from "../../support/sample-site";

/** More than all buffers between two programs of a machine hold. */
const hugeSize = 40_000_000;

const idleTime = 500;

const withHugeFile = (manifest: Manifest, publicFolder: string): Manifest => {
  const place = path.join(publicFolder, "huge.bin");
  writeFileSync(place, "");
  truncateSync(place, hugeSize);
  const name = { path: "/huge.bin", file: "huge.bin", type: "application/octet-stream" };
  const huge = { ...name, size: hugeSize, hash: "huge", immutable: false, status: 200 as const, encodings: {} };
  return { ...manifest, statics: [...manifest.statics, huge] };
};

const startSite = (connections: number) =>
  startSampleSite({ limits: { idleTime, connections }, prepare: withHugeFile });

/** Asks for more than fits on the way, and reads nothing of it. */
const askWithoutReading = async (port: number): Promise<RawConnection> => {
  const connection = await openRaw(port);
  connection.socket.pause();
  connection.send("GET /huge.bin HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n");
  return connection;
};

describe("a client that does not read", () => {
  it("does not keep others from being served", async () => {
    const site = await startSite(100);
    const connections = await Promise.all(Array.from({ length: 20 }, () => askWithoutReading(site.port)));
    expect((await site.ask("/about")).status).toBe(200);
    expect((await site.ask("/video/film.mp4")).status).toBe(200);
    for (const { destroy } of connections) destroy();
    await site.close();
  });

  it("is cut off", async () => {
    const site = await startSite(1);
    const connection = await askWithoutReading(site.port);
    const begun = performance.now();
    // It has the only place that there is. Another client gets in when it is gone.
    await eventually("a place for another", () =>
      site.ask("/about").then(
        ({ status }) => status,
        () => undefined,
      ),
    );
    expect(performance.now() - begun).toBeGreaterThan(idleTime / 2);
    connection.socket.resume();
    await connection.closed;
    expect(parseAnswer(connection.received())?.status).toBe(200);
    expect(connection.received().length).toBeLessThan(hugeSize);
    await site.close();
  });

  it("is not cut off when it only reads slowly", async () => {
    const site = await startSite(1);
    const connection = await askWithoutReading(site.port);
    let read = 0;
    connection.socket.on("data", (chunk: Buffer) => {
      read += chunk.length;
      if (read > 1_000_000) connection.socket.pause();
    });
    const reading = setInterval(() => {
      read = 0;
      connection.socket.resume();
    }, idleTime / 10);
    await connection.closed;
    clearInterval(reading);
    expect(parseAnswer(connection.received())?.body).toHaveLength(hugeSize);
    await site.close();
  });
});
