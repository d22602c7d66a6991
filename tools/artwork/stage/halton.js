/**
 * The Halton sequence: numbers that fill the range from 0 to 1 more evenly than chance.
 *
 * @param {number} index from 1
 * @param {number} base a prime; sequences of different bases go together
 */
export const halton = (index, base) => {
  let fraction = 1;
  let value = 0;
  for (let rest = index; rest > 0; rest = Math.floor(rest / base)) {
    fraction /= base;
    value += fraction * (rest % base);
  }
  return value;
};
