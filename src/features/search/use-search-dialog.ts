import { useCallback, useEffect, useState } from "react";
import { type Failure, failureNow } from "./failure";
import { type LoadedDialog, loadDialog } from "./load-dialog";
import { opensSearch } from "./opens-search";

/** Loads the dialog before it is wanted. A failure is no matter yet. */
export const prepareSearch = (): void => {
  loadDialog().catch(() => undefined);
};

/** Does something when what is on its way to the screen has been drawn (https://web.dev/articles/optimize-inp). */
const afterNextPaint = (callback: () => void): void => {
  requestAnimationFrame(() => setTimeout(callback));
};

/**
 * The dialog, loaded when it is wanted, and what opens it: the returned function and keys.
 *
 * @param slashKey whether `/` is one of them
 */
export const useSearchDialog = (slashKey: boolean) => {
  const [dialog, setDialog] = useState<LoadedDialog>();
  /** How often it was asked for. */
  const [openings, setOpenings] = useState(0);
  const [progress, setProgress] = useState<"loading" | Failure>();

  const open = useCallback(() => {
    setOpenings((count) => count + 1);
    setProgress("loading");
    loadDialog().then(
      // The button is drawn as pressed first: the dialog makes the whole page inert, which takes a cheap phone a while.
      (loaded) =>
        afterNextPaint(() => {
          setDialog(loaded);
          setProgress(undefined);
        }),
      () => setProgress(failureNow()),
    );
  }, []);

  useEffect(() => {
    const answer = (event: KeyboardEvent) => {
      if (!opensSearch(event, slashKey)) return;
      event.preventDefault();
      open();
    };
    window.addEventListener("keydown", answer);
    return () => window.removeEventListener("keydown", answer);
  }, [open, slashKey]);

  return { dialog, openings, progress, open };
};
