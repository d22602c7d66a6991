import { useCallback, useEffect, useState } from "react";
import { type Failure, failureNow } from "./failure";
import { opensSearch } from "./opens-search";
import type { SearchDialog } from "./search-dialog";

const load = () => import(/* webpackChunkName: "search" */ "./search-dialog");

/** Loads the dialog's code before it is wanted. A failure is no matter yet. */
export const prepareSearch = (): void => {
  load().catch(() => undefined);
};

/**
 * The dialog, loaded when it is wanted, and what opens it: the returned function and keys.
 *
 * @param slashKey whether `/` is one of them
 */
export const useSearchDialog = (slashKey: boolean) => {
  const [Dialog, setDialog] = useState<typeof SearchDialog>();
  /** How often it was asked for. */
  const [openings, setOpenings] = useState(0);
  const [progress, setProgress] = useState<"loading" | Failure>();

  const open = useCallback(() => {
    setOpenings((count) => count + 1);
    setProgress("loading");
    load().then(
      (loaded) => {
        setDialog(() => loaded.SearchDialog);
        setProgress(undefined);
      },
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

  return { Dialog, openings, progress, open };
};
