import { previewText } from "../../../src/domain/preview-text";

describe("previewText", () => {
  it("cuts after 100 characters and adds an ellipsis", () => {
    expect(previewText("a".repeat(101))).toBe(`${"a".repeat(100)}…`);
  });

  it("leaves a text of 100 characters as it is", () => {
    expect(previewText("a".repeat(100))).toBe("a".repeat(100));
  });

  it("puts neither a space nor a full stop before the ellipsis", () => {
    expect(previewText(`${"a".repeat(98)}. Then more.`)).toBe(`${"a".repeat(98)}…`);
    expect(previewText(`${"a".repeat(99)} b`)).toBe(`${"a".repeat(99)}…`);
  });

  it("does not cut a character in two", () => {
    expect(previewText("🌊🌊🌊", 2)).toBe("🌊🌊…");
  });
});
