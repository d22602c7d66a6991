/** @jest-environment jsdom */
import { opensSearch } from "../../../../src/features/search/opens-search";

/** Whether a key that is pressed on an element opens the search. */
const opens = (init: KeyboardEventInit, html = "<button>x</button>", slashKey = true): boolean => {
  document.body.innerHTML = html;
  let answer = false;
  const listen = (event: KeyboardEvent) => {
    answer = opensSearch(event, slashKey);
  };
  document.addEventListener("keydown", listen);
  const target = document.querySelector("[data-here]") ?? document.body.firstElementChild;
  target?.dispatchEvent(new KeyboardEvent("keydown", { bubbles: true, cancelable: true, ...init }));
  document.removeEventListener("keydown", listen);
  return answer;
};

describe("opensSearch", () => {
  it.each([
    ["a slash", { key: "/" }],
    ["a slash above the 7", { key: "/", shiftKey: true }],
    ["Ctrl+K", { key: "k", ctrlKey: true }],
    ["⌘K with caps lock", { key: "K", metaKey: true }],
  ])("%s opens it", (_name, init) => {
    expect(opens(init)).toBe(true);
  });

  it.each([
    ["another key", { key: "?" }],
    ["Ctrl and slash", { key: "/", ctrlKey: true }],
    ["Ctrl+Shift+K, which is the browser's", { key: "K", ctrlKey: true, shiftKey: true }],
    ["k alone", { key: "k" }],
    ["a key that is held", { key: "/", repeat: true }],
  ])("%s does not", (_name, init) => {
    expect(opens(init)).toBe(false);
  });

  it.each([
    "<input>",
    "<textarea></textarea>",
    "<select></select>",
    '<div contenteditable="true"><b data-here>x</b></div>',
  ])("a slash in %s is text, and Ctrl+K is not", (html) => {
    expect(opens({ key: "/" }, html)).toBe(false);
    expect(opens({ key: "k", ctrlKey: true }, html)).toBe(true);
  });
});
