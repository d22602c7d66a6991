import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { followedLink, isPopoverOpen } from "../../components/primitives/dom";
import type { ChatScript } from "../../domain/chat/script";
import { isObject } from "../../domain/is-object";
import { chatScriptPath, enquiryFormId } from "../../domain/paths";
import { mediumScreen } from "../../theme/tokens";

type ElementRef = RefObject<HTMLElement | null>;

const focus = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });

const requestTimeoutMs = 15_000;

/** Checks the shape: an older page may load a newer build's script. */
const isChatScript = (value: unknown): value is ChatScript =>
  isObject(value) && isObject(value["labels"]) && isObject(value["urls"]) && Array.isArray(value["steps"]);

const loadChat = async () => {
  const [{ Conversation }, response] = await Promise.all([
    import(/* webpackChunkName: "chat" */ "./conversation"),
    fetch(chatScriptPath, { signal: AbortSignal.timeout(requestTimeoutMs) }),
  ]);
  const script: unknown = await response.json();
  if (!isChatScript(script)) throw new Error("The chat script is missing.");
  return { state: "ready" as const, Conversation, script };
};

/** The loading state of the conversation. */
export type Chat = { state: "idle" | "loading" | "failed" } | Awaited<ReturnType<typeof loadChat>>;

/**
 * Loads the conversation once.
 *
 * @param panel its container; gets the focus if the focused element unmounts
 * @returns the loading state, and a function that loads or retries
 */
export const useChat = (panel: ElementRef): { chat: Chat; load: () => void } => {
  const [chat, setChat] = useState<Chat>({ state: "idle" });
  const started = useRef(false);
  const load = useCallback(() => {
    if (started.current) return;
    started.current = true;
    const show = (next: Chat) => {
      const element = panel.current;
      const hadFocus = element?.contains(document.activeElement);
      flushSync(() => setChat(next));
      if (hadFocus && !element?.contains(document.activeElement)) focus(element);
    };
    // `flushSync` cannot run while React renders.
    queueMicrotask(() => show({ state: "loading" }));
    loadChat().then(show, () => {
      started.current = false;
      show({ state: "failed" });
    });
  }, [panel]);
  return { chat, load };
};

/** Whether the focus is in an element or on nothing. A hidden element keeps it until the next frame. */
const hasOrDropsFocus = (element: HTMLElement): boolean => {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || element.contains(activeElement);
};

/** Elements that the browser closes first on Escape. */
const closedFirst = "dialog:modal, [popover=auto]:popover-open";

/**
 * Tracks a panel that the browser opens and closes: moves the focus in and back, closes it on Escape and on a link to
 * the enquiry form, and on a phone, where the panel would cover the page, on any navigation.
 *
 * @param onOpen called when the panel has been opened, or was open before hydration
 * @returns whether it is open
 */
export const usePanel = (toggle: ElementRef, panel: ElementRef, onOpen: () => void): boolean => {
  const [open, setOpen] = useState(false);
  useLayoutEffect(() => {
    const [button, element] = [toggle.current, panel.current];
    if (button === null || element === null) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const update = () => {
      setOpen(isPopoverOpen(element));
      if (isPopoverOpen(element)) onOpen();
    };
    update();
    if (isPopoverOpen(element) && hasOrDropsFocus(button)) focus(element);
    const onToggle = () => {
      update();
      if (!isPopoverOpen(element)) {
        if (hasOrDropsFocus(element)) focus(button);
      } else if (!element.contains(document.activeElement)) focus(element);
    };
    const onKey = ({ key, defaultPrevented, isComposing }: KeyboardEvent) => {
      if (key !== "Escape" || defaultPrevented || isComposing || !isPopoverOpen(element)) return;
      if (document.querySelector(closedFirst) === null) element.hidePopover();
    };
    const onClick = (event: MouseEvent) => {
      const link = followedLink(event);
      if (link?.origin !== location.origin) return;
      const leadsToForm = link.hash === `#${enquiryFormId}`;
      if (!leadsToForm && matchMedia(mediumScreen).matches) return;
      element.hidePopover();
      // If the form is on another page, that page focuses it.
      if (leadsToForm) focus(document.getElementById(enquiryFormId));
    };
    let openedOn = location.pathname;
    const onBeforeToggle = () => {
      openedOn = location.pathname;
    };
    const onBackOrForward = () => {
      const isOther = location.pathname !== openedOn;
      if (isOther && isPopoverOpen(element) && !matchMedia(mediumScreen).matches) element.hidePopover();
    };
    // Synchronous; `toggle` may fire after the next navigation.
    element.addEventListener("beforetoggle", onBeforeToggle, { signal });
    element.addEventListener("toggle", onToggle, { signal });
    element.addEventListener("click", onClick, { signal });
    // The focus may be outside the panel.
    document.addEventListener("keydown", onKey, { signal });
    window.addEventListener("popstate", onBackOrForward, { signal });
    return () => controller.abort();
  }, [toggle, panel, onOpen]);
  return open;
};
