import { type RefObject, useCallback, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { ChatScript } from "../../domain/chat/script";
import { isObject } from "../../domain/is-object";
import { dataFiles } from "../../domain/paths";

const requestTimeoutMs = 15_000;

/** A page of an older build may load the script of a newer one. */
const isChatScript = (value: unknown): value is ChatScript =>
  isObject(value) && isObject(value["labels"]) && isObject(value["urls"]) && Array.isArray(value["steps"]);

const loadChat = async () => {
  const [{ Conversation }, response] = await Promise.all([
    import(/* webpackChunkName: "chat" */ "./conversation"),
    fetch(dataFiles.chatScript, { signal: AbortSignal.timeout(requestTimeoutMs) }),
  ]);
  const script: unknown = await response.json();
  if (!isChatScript(script)) throw new Error("The chat script is missing.");
  return { state: "ready" as const, Conversation, script };
};

/** How far the conversation is loaded. */
export type Chat = { state: "idle" | "loading" | "failed" } | Awaited<ReturnType<typeof loadChat>>;

/**
 * Loads the conversation once.
 *
 * @param panel where it is shown; takes the focus when what had it goes
 * @returns how far it is, and what loads it, or loads it again after a failure
 */
export const useChat = (panel: RefObject<HTMLElement | null>): { chat: Chat; load: () => void } => {
  const [chat, setChat] = useState<Chat>({ state: "idle" });
  const begun = useRef(false);
  const load = useCallback(() => {
    if (begun.current) return;
    begun.current = true;
    const show = (next: Chat) => {
      const element = panel.current;
      const hadFocus = element?.contains(document.activeElement);
      flushSync(() => setChat(next));
      if (hadFocus && !element?.contains(document.activeElement)) element?.focus({ preventScroll: true });
    };
    // React may be rendering what this was called from.
    queueMicrotask(() => show({ state: "loading" }));
    loadChat().then(show, () => {
      begun.current = false;
      show({ state: "failed" });
    });
  }, [panel]);
  return { chat, load };
};
