/** What the reader can fix: its message is one sentence about what is wrong, and one about what to do. */
export class Problem extends Error {}
