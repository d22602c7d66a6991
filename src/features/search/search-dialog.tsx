import { css } from "@emotion/react";
import { useEffect, useRef } from "react";
import { media } from "../../theme/media";
import { color } from "../../theme/tokens/color";
import { radius, shadow } from "../../theme/tokens/shape";
import { SearchBody } from "./search-body";
import { SearchField } from "./search-field";
import type { SearchWords } from "../../components/layout/site-data";
import { SlashKeyChoice } from "./slash-key-choice";
import { useClosingClicks } from "./use-closing-clicks";
import { useDialogKeys } from "./use-dialog-keys";
import { useSearch } from "./use-search";

const styles = css({
  width: "100%",
  maxWidth: "none",
  height: "100dvh",
  maxHeight: "none",
  margin: 0,
  padding: 0,
  border: 0,
  background: color.paper,
  color: color.ink,
  overflow: "hidden",
  overscrollBehavior: "contain",
  "&[open]": { display: "flex", flexDirection: "column" },
  "&::backdrop": { background: "rgb(10 9 30 / 0.56)" },
  [media.medium]: {
    width: "min(40rem, calc(100% - 3rem))",
    height: "fit-content",
    maxHeight: "76dvh",
    margin: "12dvh auto auto",
    border: `1px solid ${color.line}`,
    borderRadius: radius.card,
    boxShadow: shadow.high,
  },
});

interface SearchDialogProps {
  words: SearchWords;
  /** How often the search was asked for: one more opens it, or leads back to its field. */
  openings: number;
  /** The address of the page shown. */
  page: string;
}

/** The search, in the browser's own modal dialog: it holds the focus, makes the page inert and gives the focus back. */
export const SearchDialog = ({ words, openings, page }: SearchDialogProps) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const { query, state, type, retry } = useSearch();
  useDialogKeys(dialog);
  useClosingClicks(dialog);

  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
    field.current?.focus();
    field.current?.select();
  }, [openings]);

  useEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, [page]);

  const close = () => dialog.current?.close();
  const tryAgain = () => {
    // The button that was pressed goes away, and the focus with it.
    field.current?.focus();
    retry();
  };
  return (
    <dialog ref={dialog} css={styles} aria-label={words.label}>
      <SearchField ref={field} words={words} query={query} onType={type} onClose={close} />
      <SearchBody words={words} state={state} onRetry={tryAgain} />
      <SlashKeyChoice label={words.slashKey} />
    </dialog>
  );
};
