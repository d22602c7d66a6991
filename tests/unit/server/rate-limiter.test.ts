import { closeSync, openSync, statSync, writeFileSync, writeSync } from "node:fs";
import path from "node:path";
import { createRateLimiter, type RateLimiter } from "../../../src/server/rate-limiter";
import { openFile } from "../../../src/server/store/sqlite";
import { temporaryFolder } from "../../support/temporary-folder";

const pageSize = 4096;
const limit = { points: 2, minutes: 10 };

let place: ReturnType<typeof temporaryFolder>;
let url: string;
let file: string;
beforeEach(() => {
  place = temporaryFolder("limits");
  const database = path.join(place.folder, "enquiries.db");
  [url, file] = [`file:${database}`, `${database}.limits`];
});
afterEach(() => place.dispose());

/** Whether each of three counts was one too many. */
const threeCounts = async ({ consume }: RateLimiter) => {
  const waits = [await consume("client"), await consume("client"), await consume("client")];
  return waits.map((wait) => wait !== undefined);
};

/** Breaks the table as a disk might, with a change by another process that makes those who have it open read it again. */
const corrupt = async () => {
  const other = await openFile(file, "OFF");
  other.exec("insert into rate_limit (key) values ('other'); pragma wal_checkpoint(TRUNCATE)");
  other.close();
  const open = openSync(file, "r+");
  // The first page says what the file is.
  writeSync(open, Buffer.alloc(statSync(file).size - pageSize, 0xff), 0, undefined, pageSize);
  closeSync(open);
};

describe("the rate limit in a file", () => {
  it("is reached after so many", async () => {
    expect(await threeCounts(createRateLimiter(url, limit))).toEqual([false, false, true]);
  });

  it("forgets a count that was begun by a clock that was ahead", async () => {
    const limiter = createRateLimiter(url, limit);
    const clock = jest.spyOn(Date, "now").mockReturnValue(Date.now() + 400 * 24 * 60 * 60 * 1000);
    await threeCounts(limiter);
    clock.mockRestore();
    expect(await threeCounts(limiter)).toEqual([false, false, true]);
  });

  it("starts again in a new file when its file is no database", async () => {
    writeFileSync(file, "no database, but as long as the header of one. ".repeat(100));
    expect(await threeCounts(createRateLimiter(url, limit))).toEqual([false, false, true]);
  });

  it("starts again in a new file when its file becomes corrupt", async () => {
    const limiter = createRateLimiter(url, limit);
    await threeCounts(limiter);
    await corrupt();
    expect(await threeCounts(limiter)).toEqual([false, false, true]);
  });

  it("replaces a corrupt file once when many counts find it", async () => {
    writeFileSync(file, "x".repeat(8192));
    const { consume } = createRateLimiter(url, limit);
    const waits = await Promise.all(Array.from({ length: 5 }, () => consume("client")));
    expect(waits.filter((wait) => wait === undefined)).toHaveLength(2);
  });
});
