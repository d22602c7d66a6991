/** The element ids of layout, chat and Gatsby on every page. */
export const layoutIds: readonly string[] = [
  "content",
  "menu",
  "quick-contacts",
  "chat-panel",
  "chat-panel-title",
  "chat-options",
  "deferred-font",
  "gatsby-focus-wrapper",
  "gatsby-announcer",
];
