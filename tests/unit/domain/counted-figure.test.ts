import { countTo } from "../../../src/domain/counted-figure";

describe("countTo", () => {
  it.each([
    ["850+", "425+"],
    ["10,000+", "5,000+"],
    ["1,00,000+", "50,000+"],
    ["99.9%", "50.0%"],
    ["₹2.50 lakh", "₹1.25 lakh"],
  ])("writes half of %s as %s", (figure, half) => {
    expect(countTo(figure)?.(0.5)).toBe(half);
  });

  it.each(["850+", "10,000+", "12,34,567", "99.99%", "5x", "₹499"])("ends at %s", (figure) => {
    expect(countTo(figure)?.(1)).toBe(figure);
  });

  it.each(["24/7", "Unlimited", "", "1,2,3", "10:30", "007"])("does not count to %j", (text) => {
    expect(countTo(text)).toBeUndefined();
  });
});
