/** A random UUID. Pages on plain http have no `crypto.randomUUID`, but they do have random values. */
export const newUuid = (): string => {
  if ("randomUUID" in crypto) return crypto.randomUUID();
  const bytes = (crypto as Crypto).getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  // The version and the variant of RFC 9562, section 5.4.
  const variant = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    variant.toString(16) + hex.slice(18, 20),
    hex.slice(20),
  ].join("-");
};
