import { Client } from "pg";

/**
 * A pool that deals with connections as a pooler in transaction mode does: only
 * within a transaction do statements go to the same one, otherwise each goes to
 * the one that has been free for longest.
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
    /** As Kysely takes a pool. What it ends is not the servers' connections. */
    pool: { connect, end: () => Promise.resolve() },
    close: () => Promise.all(servers.map((server) => server.end())),
  };
};
