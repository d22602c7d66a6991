import { useSyncExternalStore } from "react";
import { pillStyles } from "../primitives/pill-styles";

const neverChanges = () => () => undefined;

/** Not every browser has it, whatever the types say. */
const canShare = (): boolean => "share" in navigator;

interface SystemShareProps {
  url: string;
  title: string;
  label: string;
}

/** Opens the device's own list of ways to share (https://www.w3.org/TR/web-share/), where it has one. */
export const SystemShare = ({ url, title, label }: SystemShareProps) => {
  const offered = useSyncExternalStore(neverChanges, canShare, () => false);
  if (!offered) return null;
  // It is refused when the reader closes the list, which is no error; the links beside it are there in any case.
  const share = () => void navigator.share({ url, title }).catch(() => undefined);
  return (
    <button css={pillStyles} type="button" onClick={share}>
      {label}
    </button>
  );
};
