import { readReference, referenceAlphabet, referenceFrom } from "../../../src/server/reference";

describe("a reference", () => {
  it("is eight letters in two groups", () => {
    expect(referenceFrom(Uint8Array.of(0, 1, 9, 10, 18, 31, 32, 255))).toBe("019A-JZ0Z");
    expect(referenceAlphabet).toHaveLength(32);
  });

  it.each(["k7m2-9qxt", "K7M29QXT", " k7m2 9qxt ", "K-7-M-2-9QXT"])("is read from %p", (typed) => {
    expect(readReference(typed)).toBe("K7M2-9QXT");
  });

  it("is read with letters that look like digits", () => {
    expect(readReference("o1lI-0oiL")).toBe("0111-0011");
  });

  it.each(["", "K7M2", "K7M2-9QXTA", "K7M2-9QXU"])("is not read from %p", (typed) => {
    expect(readReference(typed)).toBeUndefined();
  });
});
