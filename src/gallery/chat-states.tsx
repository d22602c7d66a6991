import { css } from "@emotion/react";
import type { ChatScript, ChatStep } from "../domain/chat/script";
import { ContactOptions, usePanelContent } from "../features/chatbot/contact-options";
import { Conversation } from "../features/chatbot/conversation";
import { color, radius } from "../theme/tokens";
import { Specimen } from "./specimen";
import { longTitle, longWord, paragraph } from "./texts";

/** As large as the panel on a wide screen. */
const panelStyles = css({
  display: "flex",
  flexDirection: "column",
  maxWidth: "360px",
  height: "446px",
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  overflow: "hidden",
});

const scriptOf = (step: Omit<ChatStep, "id">): ChatScript => ({
  labels: {
    log: "What was said",
    options: "What you can answer",
    waiting: "Please wait, or choose an answer when there is one.",
    unknown: "That was too much for me.",
    bot: "Kites",
    user: "You",
    newTab: "opens in a new tab",
  },
  greeting: "start",
  directContact: "start",
  urls: { call: "tel:+910000000001", whatsapp: "https://wa.me/910000000001" },
  steps: [{ id: "start", ...step }],
});

const waiting = scriptOf({ message: `**${longTitle}**\n${longWord}` });
const answers = scriptOf({
  message: paragraph,
  links: [{ text: longTitle, about: "kites", to: "#delta" }],
  options: [{ text: "A delta" }, { text: longTitle }, { text: "WhatsApp", action: "whatsapp" }],
});

export const ChatStates = () => {
  const options = { content: usePanelContent(), onRetry: () => undefined };
  return [
    { title: "waiting", part: <Conversation script={waiting} /> },
    { title: "long texts", part: <Conversation script={answers} /> },
    { title: "loading", part: <ContactOptions {...options} state="loading" /> },
    { title: "failed", part: <ContactOptions {...options} state="failed" /> },
  ].map(({ title, part }) => (
    <Specimen key={title} title={`Chat, ${title}`}>
      <div css={panelStyles}>{part}</div>
    </Specimen>
  ));
};
