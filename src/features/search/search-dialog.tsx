import magnifyingGlass from "@phosphor-icons/core/regular/magnifying-glass.svg";
import cross from "@phosphor-icons/core/regular/x.svg";
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from "react";
import { followedLink } from "../../components/primitives/dom";
import { Icon } from "../../components/primitives/icon";
import { iconButtonStyles, visuallyHidden } from "../../components/primitives/styles";
import { useSiteData } from "../../components/site/site-data";
import { SearchResults } from "./search-results";
import { dialogStyles, formStyles, inputStyles } from "./search-styles";
import { useSearch } from "./use-search";

/** In characters. */
const maxQueryLength = 100;

const arrows: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus between the field and the links below it, without wrapping around. */
const moveFocus = (dialog: HTMLElement, step: number): void => {
  const stops = Array.from(dialog.querySelectorAll<HTMLElement>('input[type="search"], [data-search-body] a'));
  const current = stops.findIndex((stop) => stop === document.activeElement);
  if (current >= 0) stops[current + step]?.focus();
};

const openFirst = (dialog: HTMLElement | null): void => dialog?.querySelector<HTMLElement>("[data-results] a")?.click();

/** Handles arrow keys, and Escape, which would clear a search field before it closes the dialog. */
const handleKey = (event: KeyboardEvent<HTMLDialogElement>): void => {
  const step = arrows[event.key];
  const isPlain =
    !event.nativeEvent.isComposing && !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
  if (!isPlain || (step === undefined && event.key !== "Escape")) return;
  event.preventDefault();
  if (step === undefined) event.currentTarget.close();
  else moveFocus(event.currentTarget, step);
};

interface SearchDialogProps {
  /** How often the search was requested: each increment opens it or focuses its field. */
  openings: number;
  /** The URL of the current page; a change closes the search. */
  page: string;
}

/** The search in a native modal `<dialog>`, which traps the focus, makes the page inert and restores the focus. */
export const SearchDialog = ({ openings, page }: SearchDialogProps) => {
  const labels = useSiteData().searchLabels;
  const fieldId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const pressedBackdrop = useRef(false);
  const submittedQuery = useRef<string>(undefined);
  const { query, state, type, retry } = useSearch();

  useEffect(() => {
    if (dialog.current?.open === false) {
      // The dialog closes the popover and could not restore the focus to a link in it.
      const popover = document.activeElement?.closest("[popover=auto]");
      if (popover) document.querySelector<HTMLElement>(`[popovertarget="${popover.id}"]`)?.focus();
      dialog.current.showModal();
    }
    field.current?.focus();
    field.current?.select();
  }, [openings]);

  useEffect(() => {
    const element = dialog.current;
    return () => element?.close();
  }, [page]);

  // Results that arrive after Enter.
  useEffect(() => {
    const awaited = state.name === "found" && state.query === submittedQuery.current;
    submittedQuery.current = undefined;
    if (awaited && dialog.current?.open === true) openFirst(dialog.current);
  }, [state]);

  const close = () => dialog.current?.close();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // Earlier results stay until the next ones arrive.
    if (state.name === "found" && state.query === query.trim()) openFirst(dialog.current);
    else submittedQuery.current = query.trim();
  };
  const tryAgain = () => {
    // The pressed button is unmounted, which drops the focus.
    field.current?.focus();
    retry();
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- of the field and the links in it
    <dialog
      ref={dialog}
      css={dialogStyles}
      aria-label={labels.label}
      onKeyDown={handleKey}
      onPointerDown={({ target, currentTarget }) => {
        pressedBackdrop.current = target === currentTarget;
      }}
      onClick={({ nativeEvent, target, currentTarget }) => {
        // A text selection may begin inside the dialog and end on the backdrop.
        const isOnBackdrop = pressedBackdrop.current && target === currentTarget;
        if (isOnBackdrop || followedLink(nativeEvent) !== null) close();
      }}
    >
      <form css={formStyles} role="search" onSubmit={submit}>
        <Icon svg={magnifyingGlass} />
        <label css={visuallyHidden} htmlFor={fieldId}>
          {labels.field}
        </label>
        <input
          ref={field}
          css={inputStyles}
          id={fieldId}
          type="search"
          value={query}
          onChange={({ currentTarget }) => {
            submittedQuery.current = undefined;
            type(currentTarget.value);
          }}
          placeholder={labels.hint}
          maxLength={maxQueryLength}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
        />
        <button css={iconButtonStyles} type="button" onClick={close}>
          <Icon svg={cross} size="1.25rem" label={labels.close} />
        </button>
      </form>
      <SearchResults state={state} onRetry={tryAgain} />
    </dialog>
  );
};
