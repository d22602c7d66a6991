/** How long the chat waits, in milliseconds. */
export const chatTiming = {
  /** Before the first message. */
  firstMessage: 0,
  /** Before every later message. */
  message: 500,
  /** Between the message of a step without options and its next step. */
  advance: 800,
  /** Between an action and the return to the greeting. */
  afterAction: 1500,
} as const;
