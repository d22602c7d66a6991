import { css, keyframes } from "@emotion/react";
import magnifyingGlass from "@phosphor-icons/core/regular/magnifying-glass.svg";
import { useCallback, useEffect, useRef, useState } from "react";
import { Icon } from "../../components/primitives/icon";
import { iconButtonStyles } from "../../components/primitives/styles";
import { useSiteData } from "../../components/site/site-data";
import { color, media, radius, shadow, space, typeSize, width } from "../../theme/tokens";

const wrapperStyles = css({ [media.unscripted]: { display: "none" } });
const appear = keyframes({ from: { visibility: "hidden" } });
const noticeStyles = css({
  position: "fixed",
  top: `calc(${width.header} + ${space[2]})`,
  right: `max(1rem, calc((100vw - ${width.container}) / 2))`,
  width: "min(16rem, calc(100vw - 2rem))",
  padding: space[4],
  borderRadius: radius.control,
  background: color.text,
  color: color.background,
  fontSize: typeSize.small,
  boxShadow: shadow.high,
  animation: `${appear} 150ms`,
  "&:empty": { display: "none" },
});

/** Webpack remembers what has come, and asks again for what has not. */
const loadDialog = () => import(/* webpackChunkName: "search" */ "./search-dialog");

/** Loads the dialog before it is wanted. A failure is no matter yet. */
const prepare = () => void loadDialog().catch(() => undefined);

/** Runs a callback after the next frame has been painted (https://web.dev/articles/optimize-inp). */
const afterNextPaint = (callback: () => void): void => {
  requestAnimationFrame(() => setTimeout(callback));
};

/** Ctrl+K or ⌘K, anywhere on the page. */
const opensSearch = ({ key, altKey, ctrlKey, metaKey, shiftKey, repeat, defaultPrevented }: KeyboardEvent): boolean =>
  /^k$/i.test(key) && ctrlKey !== metaKey && !altKey && !shiftKey && !repeat && !defaultPrevented;

/**
 * The button that opens the search. The rest comes when a visitor is about to use it.
 *
 * @param page the URL of the page shown: the search closes when it changes
 */
export const SiteSearch = ({ page }: { page: string }) => {
  const labels = useSiteData().searchLabels;
  const [dialog, setDialog] = useState<Awaited<ReturnType<typeof loadDialog>>>();
  const [openings, setOpenings] = useState(0);
  const [progress, setProgress] = useState<"loading" | "failed" | "offline">();
  const latest = useRef(0);
  const button = useRef<HTMLButtonElement>(null);

  const open = useCallback(() => {
    const own = (latest.current += 1);
    setOpenings((count) => count + 1);
    setProgress("loading");
    loadDialog().then(
      // The button is drawn as pressed first: the dialog makes the whole page inert, which takes a cheap phone a while.
      (loaded) =>
        afterNextPaint(() => {
          if (own !== latest.current) return;
          setDialog(loaded);
          setProgress(undefined);
        }),
      () => own === latest.current && setProgress(navigator.onLine ? "failed" : "offline"),
    );
  }, []);

  useEffect(() => {
    // Who goes on elsewhere is not called back, nor told of a failure. A change of page moves the focus, too.
    const cancel = () => {
      latest.current += 1;
      setProgress(undefined);
    };
    const leave = ({ target }: FocusEvent) => {
      if (target !== button.current) cancel();
    };
    const answer = (event: KeyboardEvent) => {
      if (event.key === "Escape") cancel();
      if (!opensSearch(event)) return;
      event.preventDefault();
      open();
    };
    const listening = new AbortController();
    window.addEventListener("keydown", answer, { signal: listening.signal });
    window.addEventListener("focusin", leave, { signal: listening.signal });
    return () => listening.abort();
  }, [open]);

  return (
    <div css={wrapperStyles}>
      <button
        ref={button}
        css={iconButtonStyles}
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={({ currentTarget }) => {
          // Safari does not focus a button that is clicked, and the dialog gives the focus back to what had it.
          currentTarget.focus();
          open();
        }}
      >
        <Icon svg={magnifyingGlass} label={labels.label} />
      </button>
      <p css={noticeStyles} role="status">
        {progress === undefined ? "" : labels[progress]}
      </p>
      {dialog !== undefined && openings > 0 && <dialog.SearchDialog openings={openings} page={page} />}
    </div>
  );
};
