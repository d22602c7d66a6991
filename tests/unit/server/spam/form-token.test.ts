import fc from "fast-check";
import { fillTime, signFormToken } from "../../../../src/server/spam/form-token";

const secret = "a secret of the test";
const touched = new Date("2026-03-01T12:00:00.000Z");
const day = 24 * 60 * 60 * 1000;
const after = (milliseconds: number) => new Date(touched.getTime() + milliseconds);
const token = signFormToken(touched, secret);

describe("a form's token", () => {
  it.each([0, 1, 2000, day])("tells that the form was filled in for %d ms", (milliseconds) => {
    expect(fillTime(token, after(milliseconds), secret)).toBe(milliseconds);
  });

  it("says nothing when it is older than a day, or from the future", () => {
    expect(fillTime(token, after(day + 1), secret)).toBeUndefined();
    expect(fillTime(token, after(-1), secret)).toBeUndefined();
  });

  it("says nothing to another secret", () => {
    expect(fillTime(token, after(1), "another secret")).toBeUndefined();
  });

  it("says nothing when there is none", () => {
    for (const none of [undefined, "", ".", "..", token.split(".")[0], `.${token.split(".")[1] ?? ""}`])
      expect(fillTime(none, after(1), secret)).toBeUndefined();
  });

  it("says nothing once any of its characters is another", () => {
    // The last one has two bits that a decoder ignores.
    const place = fc.integer({ min: 0, max: token.length - 2 });
    fc.assert(
      fc.property(place, fc.constantFrom(..."0aZ_-."), (at, character) => {
        fc.pre(token[at] !== character);
        expect(fillTime(`${token.slice(0, at)}${character}${token.slice(at + 1)}`, after(1), secret)).toBeUndefined();
      }),
    );
  });

  it("says nothing, and breaks nothing, when it is any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(fillTime(text, after(1), secret)).toBeUndefined();
      }),
    );
  });

  it("does not hold the secret, and fits the field it travels in", () => {
    expect(token).toMatch(/^[0-9a-z]+\.[\w-]{43}$/);
    expect(token.length).toBeLessThan(256);
  });
});
