/** Crockford's base 32: no I, L, O and U, which are misread or misheard (https://www.crockford.com/base32.html). */
export const referenceAlphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/**
 * Writes a reference number from random bytes: eight characters in two groups,
 * which are 40 bits and short enough to read out on the telephone.
 *
 * @param bytes eight random bytes, of which five bits each are used
 */
export const referenceFrom = (bytes: Uint8Array): string => {
  const letters = Array.from(bytes.subarray(0, 8), (byte) => referenceAlphabet.charAt(byte % 32)).join("");
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
};

/**
 * Reads a reference as a person may have typed it: in small letters, without
 * the dash, with an O for a zero.
 *
 * @returns undefined when it cannot be one
 */
export const readReference = (text: string): string | undefined => {
  const letters = text.toUpperCase().replace(/[\s-]/g, "").replace(/O/g, "0").replace(/[IL]/g, "1");
  return /^[0-9A-HJKMNP-TV-Z]{8}$/.test(letters) ? `${letters.slice(0, 4)}-${letters.slice(4)}` : undefined;
};
