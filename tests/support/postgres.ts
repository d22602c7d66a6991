import { randomBytes } from "node:crypto";
import { Client } from "pg";

/** The server that the run's setup has started; undefined where there is none. */
const serverUrl = process.env["TEST_POSTGRES_URL"];

/** For tests that need PostgreSQL. The run's setup says why they are skipped. */
export const describeWithPostgres = serverUrl === undefined ? describe.skip : describe;

/** Makes an empty database of its own, with these options of `create database`, and returns its URL. */
export const emptyPostgresDatabase = async (options = ""): Promise<string> => {
  if (serverUrl === undefined) throw new Error("There is no PostgreSQL server");
  const name = `test_${randomBytes(8).toString("hex")}`;
  const client = new Client(serverUrl);
  await client.connect();
  await client.query(`create database ${name} ${options}`);
  await client.end();
  return Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
};
