/** @jest-environment jsdom */
import type { ServerResponse } from "node:http";
import { sendOutcome } from "../../../../src/server/cms-sign-in/answer-page";
import type { Outcome } from "../../../../src/server/cms-sign-in/outcome";

const allowed = "https://www.agency.example";
const greeting = "authorizing:github";
const token = "gho_planted</script><script>";
const success = `authorization:github:success:${JSON.stringify({ token, provider: "github" })}`;

/** Opens the page from an editor's window, and gives what it posts there and to whom. */
const openFromEditor = (outcome: Outcome) => {
  let html = "";
  const response = { writeHead: () => undefined, end: (body: string) => (html = body) };
  sendOutcome(response as unknown as ServerResponse, outcome, [allowed]);
  document.documentElement.innerHTML = html;
  const frame = document.body.appendChild(document.createElement("iframe"));
  const editor = frame.contentWindow;
  if (editor === null) throw new Error("There is no window.");
  const posts: [message: unknown, to: unknown][] = [];
  editor.postMessage = (message: unknown, to: unknown) => void posts.push([message, to]);
  Object.defineProperty(window, "opener", { configurable: true, value: editor });
  const scripts = [...document.querySelectorAll("script:not([type])")];
  for (const script of scripts) new Function(script.textContent)();
  const say = (data: string, origin: string, source: Window = editor) =>
    window.dispatchEvent(new MessageEvent("message", { data, origin, source }));
  return { posts, say, scripts };
};

describe("the window of a sign-in", () => {
  it("greets allowed origins, and tells nobody the token unasked", () => {
    expect(openFromEditor({ token }).posts).toEqual([[greeting, allowed]]);
  });

  it("tells the token to an editor that greets back, and to its origin alone", () => {
    const { posts, say } = openFromEditor({ token });
    say(greeting, allowed);
    expect(posts.slice(1)).toEqual([[success, allowed]]);
  });

  it.each([
    ["another origin", greeting, "https://evil.example"],
    ["an origin that begins alike", greeting, `${allowed}.evil.example`],
    ["a page without an origin", greeting, "null"],
    ["other words", "authorizing:gitlab", allowed],
  ])("tells nothing to %s", (_who, words, origin) => {
    const { posts, say } = openFromEditor({ token });
    say(words, origin);
    expect(posts).toEqual([[greeting, allowed]]);
  });

  it("tells nothing to another window, even of an allowed origin", () => {
    const { posts, say } = openFromEditor({ token });
    say(greeting, allowed, window);
    expect(posts).toEqual([[greeting, allowed]]);
  });

  it("tells as well why nobody was let in", () => {
    const { posts, say } = openFromEditor({ refusal: "denied" });
    say(greeting, allowed);
    expect(posts.at(-1)).toEqual([
      expect.stringMatching(/^authorization:github:error:\{"message":"GitHub was/),
      allowed,
    ]);
  });

  it("has one script, whatever the outcome holds", () => {
    expect(openFromEditor({ token }).scripts).toHaveLength(1);
  });
});
