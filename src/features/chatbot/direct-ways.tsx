import { css } from "@emotion/react";
import { Button } from "../../components/primitives/button";
import { pillStyles } from "../../components/primitives/pill-styles";
import { SmartLink } from "../../components/primitives/smart-link";
import { space } from "../../theme/tokens/space";
import type { PanelContent } from "./panel-content";
import type { Chat } from "./use-chat";

const styles = css({
  display: "grid",
  alignContent: "start",
  gap: space[4],
  padding: space[4],
  overflowY: "auto",
  overscrollBehavior: "contain",
  "& ul": { display: "flex", flexWrap: "wrap", gap: space[2], listStyle: "none" },
  "& [role='status']:empty": { display: "none" },
});

interface DirectWaysProps {
  content: PanelContent;
  /** How far the conversation is. */
  state: Chat["state"];
  onRetry: () => void;
}

/** The ways to a person that need no conversation and no scripts. */
export const DirectWays = ({ content, state, onRetry }: DirectWaysProps) => (
  <div css={styles}>
    <p role="status">{(state === "loading" || state === "failed") && content[state]}</p>
    {state === "failed" && (
      <Button variant="outlined" onClick={onRetry}>
        {content.retry}
      </Button>
    )}
    <p>{content.direct}</p>
    <ul>
      {content.links.map(({ label, to }) => (
        <li key={to}>
          <SmartLink css={pillStyles} to={to}>
            {label}
          </SmartLink>
        </li>
      ))}
    </ul>
  </div>
);
