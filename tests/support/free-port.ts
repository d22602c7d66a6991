import { listen } from "../unit/server/support/local-server";

/** A free port of this machine. */
export const freePort = async (): Promise<number> => {
  const { port, close } = await listen(() => undefined);
  await close();
  return port;
};
