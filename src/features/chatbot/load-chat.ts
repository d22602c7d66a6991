import { type ChatScript, isChatScript } from "../../domain/chat/script";
import { dataFiles } from "../../domain/paths";

/** After this many milliseconds a script that has not come counts as failed. */
const patience = 15_000;

const loadScript = async (): Promise<ChatScript> => {
  const response = await fetch(dataFiles.chatScript, { signal: AbortSignal.timeout(patience) });
  const script: unknown = response.ok ? await response.json() : undefined;
  if (!isChatScript(script)) throw new Error("The chat script did not come.");
  return script;
};

/**
 * The code of the conversation and what is said in it.
 *
 * @throws {Error} when one of the two does not come
 */
export const loadChat = async () => {
  const [{ Conversation }, script] = await Promise.all([
    import(/* webpackChunkName: "chat" */ "./conversation"),
    loadScript(),
  ]);
  return { Conversation, script };
};

export type LoadedChat = Awaited<ReturnType<typeof loadChat>>;
