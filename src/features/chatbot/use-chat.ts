import { type RefObject, useCallback, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type LoadedChat, loadChat } from "./load-chat";

/** How far the conversation is. */
export type Chat = { state: "idle" | "loading" | "failed" } | ({ state: "ready" } & LoadedChat);

/** Changes what stands in an element. When the focus was in what is gone, the element takes it. */
const keepingFocus = (element: HTMLElement | null, change: () => void) => {
  const inside = element?.contains(document.activeElement);
  flushSync(change);
  if (inside && !element?.contains(document.activeElement)) element?.focus({ preventScroll: true });
};

/**
 * Loads the conversation, when it is wanted and once.
 *
 * @param panel where it is shown
 * @returns how far it is, and what loads it, or loads it again after a failure
 */
export const useChat = (panel: RefObject<HTMLElement | null>): { chat: Chat; load: () => void } => {
  const [chat, setChat] = useState<Chat>({ state: "idle" });
  const begun = useRef(false);
  const load = useCallback(() => {
    if (begun.current) return;
    begun.current = true;
    const show = (next: Chat) => keepingFocus(panel.current, () => setChat(next));
    const begin = async () => {
      // React may be rendering what this was called from.
      await Promise.resolve();
      show({ state: "loading" });
      try {
        show({ state: "ready", ...(await loadChat()) });
      } catch {
        begun.current = false;
        show({ state: "failed" });
      }
    };
    void begin();
  }, [panel]);
  return { chat, load };
};
