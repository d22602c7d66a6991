import { randomBytes } from "node:crypto";
import { Client } from "pg";

/** The server started by the setup; undefined without one. */
const serverUrl = process.env["TEST_POSTGRES_URL"];

/** Skips its tests without PostgreSQL; the setup logs why. */
export const describeWithPostgres = serverUrl === undefined ? describe.skip : describe;

/** Creates an empty database with these options of `create database`, and returns its URL. */
export const emptyPostgresDatabase = async (options = ""): Promise<string> => {
  if (serverUrl === undefined) throw new Error("There is no PostgreSQL server");
  const name = `test_${randomBytes(8).toString("hex")}`;
  const client = new Client(serverUrl);
  await client.connect();
  await client.query(`create database ${name} ${options}`);
  await client.end();
  return Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
};
