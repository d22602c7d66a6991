import { css } from "@emotion/react";
import { hiddenFields } from "../../domain/enquiry/fields";

const styles = css({ position: "absolute", left: "-100rem", width: "1px", height: "1px", overflow: "hidden" });

/** A field that people neither see, nor hear, nor reach by keyboard. Programs that fill in every field give themselves away. */
export const Honeypot = ({ label }: { label: string }) => (
  <div css={styles} aria-hidden="true">
    <label>
      {label}
      <input type="text" name={hiddenFields.honeypot} tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);
