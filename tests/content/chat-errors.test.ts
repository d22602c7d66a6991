import { type ContentCopy, contentCopy } from "../support/content";

const file = "content/chatbot/script.json";
let copy: ContentCopy;

beforeEach(() => {
  copy = contentCopy();
});
afterEach(() => copy.dispose());

/** Gives the last step an option, and hands back what the check says of it. */
const offer = (slug: string): string[] => {
  const script = JSON.parse(copy.read(file)) as { steps: { options?: { text: string; nextStep: string }[] }[] };
  script.steps.at(-1)?.options?.unshift({ text: slug, nextStep: slug });
  copy.write(file, JSON.stringify(script));
  return copy.report();
};

// whole-report.test.ts has every error of a chat.
it("a step may name a service that is published, and none that is only announced", () => {
  expect(offer("service:lamp-shops")).toEqual([]);
  expect(offer("service:sample-three")).toEqual([
    expect.stringContaining("leads to service:sample-three, which does not exist"),
  ]);
});

it("a service whose questions have an error is reported, and the chat that names it is not", () => {
  copy.replace("content/services/lamp-shops.md", /^ {2}- question: .*\n/m, "  - question:\n");
  expect(offer("service:lamp-shops")).toEqual([
    "content/services/lamp-shops.md: questions[0].question is missing — write the question as a client asks it",
  ]);
});
