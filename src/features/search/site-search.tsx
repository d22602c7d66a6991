import magnifyingGlass from "@phosphor-icons/core/regular/magnifying-glass.svg";
import { css, keyframes } from "@emotion/react";
import { required, useSiteData } from "../../components/layout/site-data";
import { Icon } from "../../components/primitives/icon";
import { iconButtonStyles } from "../../components/primitives/icon-button-styles";
import { visuallyHidden } from "../../components/primitives/visually-hidden";
import { media } from "../../theme/media";
import { color } from "../../theme/tokens/color";
import { radius, shadow } from "../../theme/tokens/shape";
import { space } from "../../theme/tokens/space";
import { typeSize } from "../../theme/tokens/type";
import { useSlashKey } from "./slash-key";
import { prepareSearch, useSearchDialog } from "./use-search-dialog";

const placeStyles = css({ position: "relative", [media.unscripted]: { display: "none" } });
const appear = keyframes({ from: { visibility: "hidden" } });
const noticeStyles = css({
  position: "absolute",
  top: "calc(100% + 0.5rem)",
  right: 0,
  width: "16rem",
  padding: space[4],
  borderRadius: radius.control,
  background: color.ink,
  color: color.paper,
  fontSize: typeSize.small,
  boxShadow: shadow.high,
  animation: `${appear} 150ms`,
  "&:empty": { display: "none" },
});

/**
 * The button that opens the search. The rest comes when a visitor is about to use it.
 *
 * @param page the address of the page shown: the search closes when it changes
 */
export const SiteSearch = ({ page }: { page: string }) => {
  const words = required(useSiteData().searchWords);
  const slashKey = useSlashKey();
  const { dialog, openings, progress, open } = useSearchDialog(slashKey);
  return (
    <div css={placeStyles}>
      <button
        css={iconButtonStyles}
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts={slashKey ? "/ Control+K" : "Control+K"}
        onPointerEnter={prepareSearch}
        onFocus={prepareSearch}
        onClick={({ currentTarget }) => {
          // Safari does not focus a button that is clicked, and the dialog gives the focus back to what had it.
          currentTarget.focus();
          open();
        }}
      >
        <Icon svg={magnifyingGlass} />
        <span css={visuallyHidden}>{words.label}</span>
      </button>
      <p css={noticeStyles} role="status">
        {progress === undefined ? "" : words[progress]}
      </p>
      {dialog !== undefined && openings > 0 && <dialog.SearchDialog words={words} openings={openings} page={page} />}
    </div>
  );
};
