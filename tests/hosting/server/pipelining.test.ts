import { readdirSync, readlinkSync } from "node:fs";
import { eventually } from "../../support/eventually";
import { keptHead, openRaw } from "../../support/raw-request";
import { type SampleSite, startSampleSite } from "../../support/sample-site";

const film = "/video/film.mp4";
const count = 60;

let site: SampleSite;
let called = 0;
beforeAll(async () => {
  site = await startSampleSite({
    functions: {
      "/api/count": (_request, response) => {
        called += 1;
        response.end();
      },
    },
  });
});
afterAll(() => site.close());

/** How often this process has the film open. */
const openFilms = (): number =>
  readdirSync("/proc/self/fd").filter((descriptor) => {
    try {
      return readlinkSync(`/proc/self/fd/${descriptor}`).endsWith(film);
    } catch {
      return false;
    }
  }).length;

describe("many requests on one connection, sent before the first is answered", () => {
  it("are answered one after the other", async () => {
    const client = await openRaw(site.port);
    client.send(keptHead("GET", "/about") + keptHead("GET", "/api/count") + keptHead("GET", "/services/seo"));
    const answers = () =>
      client
        .received()
        .toString("latin1")
        .match(/HTTP\/1\.1 200/g) ?? [];
    await eventually("three answers", () => (answers().length === 3 ? true : undefined));
    expect(client.received().includes(site.content("services/seo/index.html"))).toBe(true);
    client.destroy();
  });

  it("cost nothing any more when the client has gone, and hold up no stop", async () => {
    const client = await openRaw(site.port);
    client.socket.pause();
    called = 0;
    client.send(keptHead("GET", film).repeat(count) + keptHead("GET", "/api/count"));
    await eventually("a film that is being sent", () => (openFilms() > 0 ? true : undefined));
    client.destroy();
    await eventually("closed films", () => (openFilms() === 0 ? true : undefined));
    expect(called).toBe(0);
    const silent = await openRaw(site.port);
    const begun = performance.now();
    await site.stop();
    expect(performance.now() - begun).toBeLessThan(450);
    silent.destroy();
  });
});
