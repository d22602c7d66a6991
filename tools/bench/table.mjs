/** @param {number[]} values */
export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** @param {(string | number)[]} cells */
export const row = (cells) => console.log(cells.map((cell) => String(cell).padStart(11)).join(" "));
