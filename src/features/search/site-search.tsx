import { css } from "@emotion/react";
import magnifyingGlass from "@phosphor-icons/core/regular/magnifying-glass.svg";
import { useCallback, useEffect, useState } from "react";
import { Icon } from "../../components/primitives/icon";
import { iconButtonStyles } from "../../components/primitives/styles";
import { useSiteData } from "../../components/site/site-data";
import { media } from "../../theme/tokens";
import { SearchDialog } from "./search-dialog";

const wrapperStyles = css({ [media.unscripted]: { display: "none" } });

/** Runs a callback after the next frame has been painted (https://web.dev/articles/optimize-inp). */
const afterNextPaint = (callback: () => void): void => {
  requestAnimationFrame(() => setTimeout(callback));
};

/** Whether the event is Ctrl+K or ⌘K. */
const isShortcut = ({ key, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented }: KeyboardEvent): boolean =>
  /^k$/i.test(key) && ctrlKey !== metaKey && !altKey && !shiftKey && !defaultPrevented;

/**
 * The button that opens the search.
 *
 * @param page the URL of the page shown: the search closes when it changes
 */
export const SiteSearch = ({ page }: { page: string }) => {
  const labels = useSiteData().searchLabels;
  const [openings, setOpenings] = useState(0);
  // Paints the pressed button first: making the whole page inert is slow on low-end phones.
  const open = useCallback(() => afterNextPaint(() => setOpenings((count) => count + 1)), []);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      // While the keys are held, too: browsers have a search of their own at Ctrl+K.
      event.preventDefault();
      if (!event.repeat) open();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [open]);

  return (
    <div css={wrapperStyles}>
      <button
        css={iconButtonStyles}
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={({ currentTarget }) => {
          // Safari does not focus a clicked button, and the dialog restores the focus to what had it.
          currentTarget.focus();
          open();
        }}
      >
        <Icon svg={magnifyingGlass} label={labels.label} />
      </button>
      {openings > 0 && <SearchDialog openings={openings} page={page} />}
    </div>
  );
};
