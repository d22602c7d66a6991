import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import type { EnquiryStore } from "../../src/server/store/enquiry-store";
import { openStore } from "../../src/server/store/open-store";
import { newEnquiry } from "../support/new-enquiry";
import { describeWithPostgres, emptyPostgresDatabase } from "../support/postgres";

/** A firewall that can forget the connections through it: what is sent on them then is neither passed on nor refused. */
const forgetfulFirewall = async (port: number) => {
  const open = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(port, "127.0.0.1");
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      from.pipe(to);
      from.on("error", () => undefined);
      from.on("close", () => to.destroy());
      open.add(from);
    }
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    port: (server.address() as AddressInfo).port,
    /** Silences the connections that there are; new ones work. */
    forget: () => {
      for (const socket of open) socket.unpipe().pause();
    },
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
};

describeWithPostgres("a store whose connections fall silent", () => {
  let firewall: Awaited<ReturnType<typeof forgetfulFirewall>>;
  let store: EnquiryStore;

  beforeEach(async () => {
    const url = new URL(await emptyPostgresDatabase());
    firewall = await forgetfulFirewall(Number(url.port));
    url.port = String(firewall.port);
    // pg reads this from the address; ten seconds are the default.
    url.searchParams.set("query_timeout", "300");
    store = openStore(url.href);
  });
  afterEach(async () => {
    firewall.close();
    await store.close();
  });

  test("gives each of them up after one query", async () => {
    const add = () => store.add(newEnquiry(), ["mail"]);
    await Promise.all([add(), add(), add()]);
    firewall.forget();
    const results = await Promise.allSettled([add(), add(), add()]);
    expect(results.map(({ status }) => status)).toEqual(Array(3).fill("rejected"));
    for (let time = 0; time < 6; time += 1) expect(await add()).toMatchObject({ duplicate: false });
    await store.check();
  });
});
