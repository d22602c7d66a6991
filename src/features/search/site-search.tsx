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

/** Webpack caches a loaded chunk, and requests a failed one again. */
const loadDialog = () => import(/* webpackChunkName: "search" */ "./search-dialog");

/** Preloads the dialog. Ignores a failure, which opening it reports. */
const prepare = () => void loadDialog().catch(() => undefined);

/** Runs a callback after the next frame has been painted (https://web.dev/articles/optimize-inp). */
const afterNextPaint = (callback: () => void): void => {
  requestAnimationFrame(() => setTimeout(callback));
};

/** Whether the event is Ctrl+K or ⌘K. */
const opensSearch = ({ key, altKey, ctrlKey, metaKey, shiftKey, repeat, defaultPrevented }: KeyboardEvent): boolean =>
  /^k$/i.test(key) && ctrlKey !== metaKey && !altKey && !shiftKey && !repeat && !defaultPrevented;

/**
 * The button that opens the search. The dialog is loaded on hover, focus or click.
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
      // Paints the pressed button first: making the whole page inert is slow on low-end phones.
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
    // Moving the focus, as navigation does too, cancels a pending opening and hides its message.
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
    const controller = new AbortController();
    window.addEventListener("keydown", answer, { signal: controller.signal });
    window.addEventListener("focusin", leave, { signal: controller.signal });
    return () => controller.abort();
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
          // Safari does not focus a clicked button, and the dialog restores the focus to what had it.
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
