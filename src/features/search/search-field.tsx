import magnifyingGlass from "@phosphor-icons/core/regular/magnifying-glass.svg";
import cross from "@phosphor-icons/core/regular/x.svg";
import { css } from "@emotion/react";
import { type FormEvent, type Ref, useId } from "react";
import { Icon } from "../../components/primitives/icon";
import { iconButtonStyles } from "../../components/primitives/icon-button-styles";
import { visuallyHidden } from "../../components/primitives/visually-hidden";
import { color } from "../../theme/tokens/color";
import { space } from "../../theme/tokens/space";
import type { SearchWords } from "../../components/layout/site-data";

const formStyles = css({
  flex: "none",
  display: "flex",
  alignItems: "center",
  gap: space[3],
  padding: space[3],
  paddingInlineStart: space[4],
  borderBlockEnd: `1px solid ${color.line}`,
  // The whole bar shows that its field has the focus.
  "&:has(input:focus-visible)": { boxShadow: `inset 0 0 0 3px ${color.iris}`, borderRadius: "inherit" },
});
const inputStyles = css({
  flex: 1,
  minWidth: 0,
  minHeight: "3rem",
  padding: 0,
  border: 0,
  outline: "none",
  background: "transparent",
  appearance: "none",
  "&::placeholder": { color: color.muted, opacity: 1 },
  "&::-webkit-search-cancel-button": { display: "none" },
});

/** More than this nobody looks for. */
const longest = 100;

/** Opens the best result, as a click on it would. */
const openFirst = (event: FormEvent<HTMLFormElement>) => {
  event.preventDefault();
  event.currentTarget.closest("dialog")?.querySelector<HTMLElement>("[data-results] a")?.click();
};

interface SearchFieldProps {
  ref: Ref<HTMLInputElement>;
  words: SearchWords;
  query: string;
  onType: (text: string) => void;
  onClose: () => void;
}

export const SearchField = ({ ref, words, query, onType, onClose }: SearchFieldProps) => {
  const id = useId();
  return (
    <form css={formStyles} role="search" onSubmit={openFirst}>
      <Icon svg={magnifyingGlass} />
      <label css={visuallyHidden} htmlFor={id}>
        {words.field}
      </label>
      <input
        ref={ref}
        css={inputStyles}
        id={id}
        type="search"
        value={query}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
        placeholder={words.hint}
        maxLength={longest}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
      />
      <button css={iconButtonStyles} type="button" onClick={onClose}>
        <Icon svg={cross} size="1.25rem" />
        <span css={visuallyHidden}>{words.close}</span>
      </button>
    </form>
  );
};
