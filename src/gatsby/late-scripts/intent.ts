/** The first of these is a sign of intent. A finger and a pen are pointers too; who was offline and is back wants to go on. */
const intents = ["pointerdown", "pointermove", "keydown", "focusin", "scroll", "online"];

/** Calls back once, at the next sign of intent. */
export const onIntent = (callback: () => void): void => {
  const listening = new AbortController();
  const { signal } = listening;
  const listener = () => {
    listening.abort();
    callback();
  };
  for (const intent of intents) addEventListener(intent, listener, { signal, capture: true, passive: true });
};
