/** What an option of the chat can do besides leading to a step: each reaches a person. */
export const chatActions = ["call", "email", "whatsapp"] as const;
export type ChatAction = (typeof chatActions)[number];
