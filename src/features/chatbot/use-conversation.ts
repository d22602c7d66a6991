import { useEffect, useReducer } from "react";
import type { ChatScript } from "../../domain/chat/script";
import { advance, type ChatEvent, type ChatState, closedChat } from "../../domain/chat/conversation";

/** Drives a conversation: it begins anew at each opening, and the clock is here. */
export const useConversation = (script: ChatScript, open: boolean) => {
  const [state, send] = useReducer((before: ChatState, event: ChatEvent) => advance(script, before, event), closedChat);
  useEffect(() => send({ type: open ? "open" : "close" }), [open]);
  const { wait } = state;
  useEffect(() => {
    if (wait === undefined) return undefined;
    const timer = setTimeout(() => send({ type: "tick" }), wait.delayMs);
    return () => clearTimeout(timer);
  }, [wait]);
  return { state, send };
};
