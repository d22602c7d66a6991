/** Crockford's base 32, without I, L, O and U, which are easily misread (https://www.crockford.com/base32.html). */
export const referenceAlphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Returns a reference of eight characters in two groups. @param bytes eight random bytes; each gives five bits */
export const referenceFrom = (bytes: Uint8Array): string => {
  const letters = Array.from(bytes.subarray(0, 8), (byte) => referenceAlphabet.charAt(byte % 32)).join("");
  return `${letters.slice(0, 4)}-${letters.slice(4)}`;
};

/** Parses a reference as people type it: in lower case, without the dash, with O for zero. Undefined if invalid. */
export const readReference = (text: string): string | undefined => {
  const letters = text.toUpperCase().replace(/[\s-]/g, "").replace(/O/g, "0").replace(/[IL]/g, "1");
  return /^[0-9A-HJKMNP-TV-Z]{8}$/.test(letters) ? `${letters.slice(0, 4)}-${letters.slice(4)}` : undefined;
};
