import fc from "fast-check";
import { composeChatScript } from "../../../src/domain/chat/compose";
import {
  advance,
  type ChatEvent,
  type ChatState,
  closedChat,
  isStranded,
  shownOptions,
} from "../../../src/domain/chat/conversation";
import {
  boldParts,
  type ChatOption,
  type ChatScript,
  type ChatStep,
  isChatScript,
} from "../../../src/domain/chat/script";
import { words } from "./support/chat-content";
import { settings } from "./support/site-settings";

/** A step that offers other steps by their ids, and actions. */
const step = (id: string, options: string[] = [], actions: string[] = [], nextStep?: string): ChatStep => ({
  id,
  message: id,
  options: [
    ...options.map((next) => ({ text: `To ${next}`, nextStep: next })),
    ...actions.map((action) => ({ text: `Do ${action}`, action })),
  ],
  links: [],
  nextStep,
});

/** A chat that begins with the first of its steps. */
const scriptOf = (...steps: ChatStep[]): ChatScript => ({
  words: words.conversation,
  greeting: steps[0]?.id ?? "",
  directContact: "person",
  addresses: { call: "tel:+1555010", email: "mailto:hello@example.com" },
  steps,
});

/** A conversation in which no time passes but by waiting. */
const talk = (script: ChatScript) => {
  let state = closedChat;
  const send = (event: ChatEvent) => {
    state = advance(script, state, event);
  };
  /** Lets time pass until it is the visitor's turn. */
  const wait = () => {
    for (let turn = 0; state.wait !== undefined; turn += 1) {
      if (turn > 2 * script.steps.length + 10) throw new Error("The chat goes on for ever.");
      send({ type: "tick" });
    }
  };
  const choose = (option: number) => {
    send({ type: "choose", step: state.step?.id ?? "", option });
    wait();
  };
  send({ type: "open" });
  wait();
  return { send, wait, choose, state: () => state };
};

const chat = scriptOf(
  step("hello", ["info", "person", "nowhere"]),
  step("info", [], [], "person"),
  step("person", ["hello"], ["call", "telegraph"]),
);

describe("the conversation", () => {
  it("does not let an option be chosen twice, nor one of an earlier step", () => {
    const { send, wait, state } = talk(chat);
    for (const option of [0, 0, 1]) send({ type: "choose", step: "hello", option });
    wait();
    send({ type: "choose", step: "hello", option: 1 });
    expect(state().lines.filter(({ type }) => type === "user")).toHaveLength(1);
  });

  it.each([
    ["steps in a circle", [step("hello", [], [], "more"), step("more", [], [], "hello")], "person"],
    ["a step that leads nowhere", [step("hello")], "person"],
    ["a greeting that does not exist", [], "person"],
  ])("gets out of %s", (_what, steps, id) => {
    expect(talk(scriptOf(...steps, step("person", [], ["call"]))).state().step?.id).toBe(id);
  });

  it.each([
    ["is missing", [step("hello", [], [], "gone")]],
    ["leads nowhere", [step("hello", [], [], "person"), step("person")]],
    ["leads back to itself", [step("hello", [], [], "person"), step("person", [], [], "hello")]],
  ])("is stranded, and says so, when the direct contact %s", (_what, steps) => {
    expect(isStranded(closedChat)).toBe(false);
    expect(isStranded(talk(scriptOf(...steps)).state())).toBe(true);
  });

  it("comes to a question after any choices through steps of which many are broken", () => {
    const ids = ["a", "b", "c", "d", "person"];
    const id = fc.constantFrom(...ids, "gone", "toString", "__proto__");
    const option: fc.Arbitrary<ChatOption> = fc.oneof(
      id.map((nextStep) => ({ text: nextStep, nextStep })),
      fc.constant({ text: "Call", action: "call" }),
    );
    const contents = fc.record({
      options: fc.array(option, { maxLength: 4 }),
      nextStep: fc.option(id, { nil: undefined }),
    });
    const steps = fc.array(contents, { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(steps, fc.array(fc.nat(), { maxLength: 20 }), (made, choices) => {
        const all = made.map((one, index) => ({ ...step(ids[index] ?? ""), ...one }));
        const { choose, state } = talk(scriptOf(...all, step("person", ["a"], ["call"])));
        const look = (seen: ChatState) => {
          expect(isStranded(seen)).toBe(false);
          expect(shownOptions(seen).length).toBeGreaterThan(0);
        };
        for (const choice of choices) {
          look(state());
          choose(choice % shownOptions(state()).length);
        }
        look(state());
      }),
      { numRuns: 500 },
    );
  });
});

describe("the chat that is made of the content", () => {
  const service = { category: "development", description: "It costs {name} nothing." } as const;
  const services = [
    { ...service, title: "Late", slug: "late", order: 2, questions: [{ question: "How long?", answer: "A week." }] },
    { ...service, title: "Early", slug: "early", order: 1 },
  ];
  const script = composeChatScript(words, services, settings);
  const stepOf = (id: string) => script.steps.find((one) => one.id === id);
  const optionsOf = (id: string) => stepOf(id)?.options.map(({ text, nextStep }) => [text, nextStep]);

  it("has a menu of the categories that have services, and one of the services of each, in their order", () => {
    expect(optionsOf("services")).toEqual([
      ["Software", "category:development"],
      ["Main menu", "hello"],
    ]);
    expect(optionsOf("category:development")).toEqual([
      ["Early", "service:early"],
      ["Late", "service:late"],
      ["All services", "services"],
    ]);
  });

  it("tells of a service, links its page and the form with it chosen, and goes on to a person", () => {
    expect(stepOf("service:early")).toEqual({
      id: "service:early",
      message: "Early: It costs {name} nothing.",
      options: [],
      links: [
        { text: "Read more", about: "Early", to: "/services/early" },
        { text: "Enquire", about: "Early", to: "/contact_us?service=early#enquiry" },
      ],
      nextStep: "person",
    });
  });

  it("offers the questions of a service beside the direct contact, and leads back from their answers", () => {
    expect(stepOf("service:late")?.nextStep).toBe("contact:late");
    expect(optionsOf("contact:late")).toEqual([
      ["Questions", "questions:late"],
      ["Call", undefined],
      ["Main menu", "hello"],
    ]);
    const [asked, back] = optionsOf("questions:late") ?? [];
    expect([asked?.[0], back]).toEqual(["How long?", ["Back", "contact:late"]]);
    expect(stepOf(asked?.[1] ?? "")).toMatchObject({
      message: "A week.",
      options: [{ nextStep: "person" }, { nextStep: "questions:late" }],
      links: [{ text: "Read more", about: "Late", to: expect.stringMatching(/^\/services\/late#/) as string }],
    });
  });

  it("has the company's facts in the place of their names", () => {
    expect(stepOf("hello")?.message).toBe("Welcome to Acme Studio.");
    expect(script.addresses).toEqual({
      call: "tel:+15550100",
      email: "mailto:hello@example.com?subject=Inquiry%20%26%20more",
      whatsapp: "https://wa.me/15550100?text=Hi%2C%20I%20need%20help.",
    });
  });

  it("is told from what is no chat", () => {
    expect(isChatScript(JSON.parse(JSON.stringify(script)))).toBe(true);
    for (const other of [null, "<html>", {}, { ...script, steps: [{ id: "a" }] }])
      expect(isChatScript(other)).toBe(false);
  });
});

it.each([
  ["a **b** c", ["a ", "[b]", " c"]],
  ["**a** and **b**", ["[a]", " and ", "[b]"]],
  ["2 ** 3", ["2 ** 3"]],
  ["****", ["****"]],
])("bold text is found in %j", (text, parts) => {
  expect(boldParts(text).map((part) => (part.bold ? `[${part.text}]` : part.text))).toEqual(parts);
});
