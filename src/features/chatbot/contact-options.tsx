import { css } from "@emotion/react";
import { quickContactLinks } from "../../components/layout/quick-contacts";
import { Button } from "../../components/primitives/button";
import { LinkList } from "../../components/primitives/list";
import { useSiteData } from "../../components/site/site-data";
import { brandFacts } from "../../domain/brand-facts";
import { enquiryFormId, routes } from "../../domain/paths";
import { fillTemplates } from "../../domain/template-text";
import { space } from "../../theme/tokens";
import type { Chat } from "./use-panel";

/** Returns the labels and contact links of the panel. */
export const usePanelContent = () => {
  const data = useSiteData();
  const { whatsapp, ...labels } = fillTemplates(data.chatScript.panel, brandFacts(data.siteSettings));
  const form = { label: data.navigation.contact.label, to: `${routes.contact}#${enquiryFormId}` };
  return { ...labels, links: [...quickContactLinks(data, whatsapp), form] };
};

const styles = css({
  display: "grid",
  alignContent: "start",
  gap: space[4],
  padding: space[4],
  overflowY: "auto",
  overscrollBehavior: "contain",
  "& [role='status']:empty": { display: "none" },
});

interface ContactOptionsProps {
  content: ReturnType<typeof usePanelContent>;
  /** The loading state of the conversation. */
  state: Chat["state"];
  onRetry: () => void;
}

/** Contact links, which work without the conversation and JavaScript. */
export const ContactOptions = ({ content, state, onRetry }: ContactOptionsProps) => (
  <div css={styles}>
    <p>{content.direct}</p>
    <LinkList links={content.links} pills />
    <p role="status">{(state === "loading" || state === "failed") && content[state]}</p>
    {state === "failed" && (
      <Button variant="outlined" onClick={onRetry}>
        {content.retry}
      </Button>
    )}
  </div>
);
