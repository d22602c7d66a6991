/** How long the notice of success and the button's 'Sent' stay, in milliseconds. */
export const sentNoticeTime = 3_000;

/** After this time without an answer an enquiry counts as failed. The visitor may then try again. */
export const answerTime = 15_000;

/** So long the checks may take to load. After that the server, which checks too, decides alone. */
export const checksTime = 3_000;
