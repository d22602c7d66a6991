import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { space } from "../theme/tokens/space";

const styles = css({ display: "flex", flexWrap: "wrap", alignItems: "center", gap: space[4] });

/** Small things beside each other. */
export const Row = ({ children }: { children: ReactNode }) => <div css={styles}>{children}</div>;
