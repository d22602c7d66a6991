import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { followedLink, isPopoverOpen } from "../../components/primitives/dom";
import type { ChatScript } from "../../domain/chat/script";
import { isObject } from "../../domain/is-object";
import { dataFiles, enquiryFormId } from "../../domain/paths";
import { mediumScreen } from "../../theme/tokens";

type ElementRef = RefObject<HTMLElement | null>;

const focus = (element: HTMLElement | null): void => element?.focus({ preventScroll: true });

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
export const useChat = (panel: ElementRef): { chat: Chat; load: () => void } => {
  const [chat, setChat] = useState<Chat>({ state: "idle" });
  const begun = useRef(false);
  const load = useCallback(() => {
    if (begun.current) return;
    begun.current = true;
    const show = (next: Chat) => {
      const element = panel.current;
      const hadFocus = element?.contains(document.activeElement);
      flushSync(() => setChat(next));
      if (hadFocus && !element?.contains(document.activeElement)) focus(element);
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

/** Whether the focus is in an element, or nowhere. What is hidden keeps it until the next frame. */
const hasOrDropsFocus = (element: HTMLElement): boolean => {
  const { activeElement, body } = document;
  return activeElement === null || activeElement === body || element.contains(activeElement);
};

/** What Escape closes first, by the browser itself. */
const closedFirst = "dialog:modal, [popover=auto]:popover-open";

/**
 * Follows a panel that the browser opens and closes: the focus goes in and comes back, Escape closes, and so does a
 * link to the enquiry form, and on a phone, where the panel would cover the page, whatever leads to another page.
 *
 * @param onOpen called when the panel has been opened, or was open before hydration
 * @returns whether it is open
 */
export const usePanel = (toggle: ElementRef, panel: ElementRef, onOpen: () => void): boolean => {
  const [open, setOpen] = useState(false);
  useLayoutEffect(() => {
    const [button, element] = [toggle.current, panel.current];
    if (button === null || element === null) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
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
      // Where the form is on another page, that page gives it the focus.
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
    // It comes at once; `toggle` may come after the next navigation.
    element.addEventListener("beforetoggle", onBeforeToggle, { signal });
    element.addEventListener("toggle", onToggle, { signal });
    element.addEventListener("click", onClick, { signal });
    // What has the focus may be below the panel.
    document.addEventListener("keydown", onKey, { signal });
    window.addEventListener("popstate", onBackOrForward, { signal });
    return () => listening.abort();
  }, [toggle, panel, onOpen]);
  return open;
};
