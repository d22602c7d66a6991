import { css } from "@emotion/react";
import { media } from "../../theme/media";
import { color } from "../../theme/tokens/color";
import { space } from "../../theme/tokens/space";
import { typeSize } from "../../theme/tokens/type";
import { setSlashKey, useSlashKey } from "./slash-key";

const styles = css({
  display: "none",
  flex: "none",
  alignItems: "center",
  gap: space[2],
  minHeight: "2.75rem",
  paddingInline: space[6],
  borderBlockStart: `1px solid ${color.line}`,
  color: color.muted,
  fontSize: typeSize.small,
  cursor: "pointer",
  "& input": { width: "1.25rem", height: "1.25rem", margin: 0, accentColor: color.iris },
  [media.hover]: { display: "flex" },
});

/** Whether the key opens the search, where there are keys. */
export const SlashKeyChoice = ({ label }: { label: string }) => {
  const on = useSlashKey();
  return (
    <label css={styles}>
      <input type="checkbox" checked={on} onChange={({ currentTarget }) => setSlashKey(currentTarget.checked)} />
      {label}
    </label>
  );
};
