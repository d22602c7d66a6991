import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { Client } from "pg";
import { errorName } from "../../src/server/error-name";
import { type EnquiryStore, openStore } from "../../src/server/store/open-store";
import { eventually } from "../support/eventually";
import { newEnquiry } from "../support/new-enquiry";
import { describeWithPostgres, emptyPostgresDatabase } from "../support/postgres";

/** A firewall that can drop its connections silently: data on them is then neither forwarded nor refused. */
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
    /** Silences the open connections; new ones work. */
    forget: () => {
      for (const socket of open) socket.unpipe().pause();
    },
    close: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
};

describeWithPostgres("a store whose connections stop responding, end or become read-only", () => {
  let firewall: Awaited<ReturnType<typeof forgetfulFirewall>>;
  let store: EnquiryStore;
  let server: Client;

  beforeEach(async () => {
    const url = new URL(await emptyPostgresDatabase());
    server = new Client(url.href);
    await server.connect();
    firewall = await forgetfulFirewall(Number(url.port));
    url.port = String(firewall.port);
    // pg reads this from the URL; the default is ten seconds.
    url.searchParams.set("query_timeout", "300");
    store = openStore(url.href);
  });
  afterEach(async () => {
    await server.end();
    firewall.close();
    await store.close();
  });

  test("drops each unresponsive connection after one query timeout", async () => {
    const add = () => store.add(newEnquiry(), ["mail"]);
    await Promise.all([add(), add(), add()]);
    firewall.forget();
    const results = await Promise.allSettled([add(), add(), add()]);
    const causes = results.map((result) => result.status === "rejected" && errorName(result.reason));
    expect(causes).toEqual(Array(3).fill("QueryTimeout"));
    for (let time = 0; time < 6; time += 1) expect(await add()).toMatchObject({ duplicate: false });
    await store.check();
  });

  test("drops each read-only connection, as after a failover", async () => {
    const add = () => store.add(newEnquiry(), ["mail"]);
    const name = server.database ?? "";
    await server.query(`alter database ${name} set default_transaction_read_only = on`);
    const results = await Promise.allSettled([store.check(), add(), add()]);
    const causes = results.map((result) => result.status === "rejected" && errorName(result.reason));
    expect(causes).toEqual(Array(3).fill("25006"));
    await server.query(`alter database ${name} reset default_transaction_read_only`);
    for (let time = 0; time < 6; time += 1) expect(await add()).toMatchObject({ duplicate: false });
    await store.check();
  });

  test("survives connections that the server terminates while they are idle and during a call", async () => {
    const add = () => store.add(newEnquiry(), ["mail"]);
    const others = "from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()";
    const terminate = () => server.query(`select pg_terminate_backend(pid) ${others}`);
    const uncaught = jest.fn();
    process.on("uncaughtException", uncaught);
    await add();
    await terminate();
    await eventually("no idle connection", async () => (await store.pool?.())?.totalCount === 0);
    await add().catch(() => undefined);
    const adding = Promise.allSettled(Array.from({ length: 20 }, add));
    await terminate();
    await adding;
    expect(await add()).toMatchObject({ duplicate: false });
    process.off("uncaughtException", uncaught);
    expect(uncaught).not.toHaveBeenCalled();
  });
});
