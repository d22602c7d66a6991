import { Client } from "pg";

/**
 * A pool that assigns connections as a pooler in transaction mode does: statements of one transaction share a
 * connection; others go to the one that has been idle longest.
 */
export const transactionPooler = async (url: string, size: number) => {
  const servers = Array.from({ length: size }, () => new Client(url));
  await Promise.all(servers.map((server) => server.connect()));
  const free = [...servers];
  const waiting: ((server: Client) => void)[] = [];
  const take = () => {
    const server = free.shift();
    return server === undefined
      ? new Promise<Client>((resolve) => void waiting.push(resolve))
      : Promise.resolve(server);
  };
  const giveBack = (server: Client) => {
    const next = waiting.shift();
    if (next === undefined) free.push(server);
    else next(server);
  };
  const connect = () => {
    let pinned: Client | undefined;
    const query = async (sql: string, values: readonly unknown[]) => {
      const server = pinned ?? (await take());
      if (sql.startsWith("begin")) pinned = server;
      if (/^(?:commit|rollback)/.test(sql)) pinned = undefined;
      try {
        return await server.query(sql, [...values]);
      } finally {
        if (pinned === undefined) giveBack(server);
      }
    };
    return Promise.resolve({ query: query as never, release: () => undefined });
  };
  return {
    /** In Kysely's format. Ending it leaves the connections open. */
    pool: { connect, end: () => Promise.resolve() },
    close: () => Promise.all(servers.map((server) => server.end())),
  };
};
