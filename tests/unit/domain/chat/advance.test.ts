import { advance } from "../../../../src/domain/chat/advance";
import type { ChatScript } from "../../../../src/domain/chat/script";
import { type ChatEvent, closedChat, isStranded, shownOptions } from "../../../../src/domain/chat/state";
import { realChat, sampleChat } from "../../../support/chat-script";

/** A conversation with a clock of its own: what happened, and at which millisecond. */
const talk = (script: ChatScript) => {
  let state = closedChat;
  let now = 0;
  const log: [at: number, said: string][] = [];
  const send = (event: ChatEvent) => {
    const before = state.lines.length;
    state = advance(script, state, event);
    for (const { type, text } of state.lines.slice(before)) log.push([now, `${type}: ${text}`]);
  };
  return {
    log,
    send,
    state: () => state,
    options: () => shownOptions(state).map(({ text }) => text),
    /** Lets time pass until it is the visitor's turn. */
    wait: () => {
      for (let turn = 0; state.wait !== undefined; turn += 1) {
        if (turn > 100) throw new Error("It never ends.");
        now += state.wait.time;
        send({ type: "tick" });
      }
    },
    choose: (text: string) => {
      const option = shownOptions(state).findIndex((other) => other.text === text);
      send({ type: "choose", step: state.step?.id ?? "", option });
    },
  };
};

const chat = sampleChat({
  hello: { options: ["info", "person", "nowhere"] },
  info: { nextStep: "person" },
  person: { options: ["hello"], actions: ["call", "telegraph"] },
});

describe("the conversation", () => {
  it("greets at once, and only once however often it is opened", () => {
    const { send, wait, log, options } = talk(chat);
    send({ type: "open" });
    send({ type: "open" });
    expect(log).toEqual([]);
    wait();
    expect(log).toEqual([[0, "bot: hello"]]);
    expect(options()).toEqual(["To info", "To person", "To nowhere"]);
    send({ type: "open" });
    expect(options()).toHaveLength(3);
  });

  it("answers 500 ms after a choice, and goes on 800 ms after a message without options", () => {
    const { send, wait, choose, log, options } = talk(chat);
    send({ type: "open" });
    wait();
    choose("To info");
    expect(options()).toEqual([]);
    wait();
    expect(log).toEqual([
      [0, "bot: hello"],
      [0, "user: To info"],
      [500, "bot: info"],
      [500 + 800 + 500, "bot: person"],
    ]);
  });

  it("returns to the greeting 1.5 s after an action", () => {
    const { send, wait, choose, log, options } = talk(chat);
    send({ type: "open" });
    wait();
    choose("To person");
    wait();
    choose("Do call");
    expect(options()).toEqual([]);
    wait();
    expect(log.slice(-2)).toEqual([
      [500, "user: Do call"],
      [500 + 1500 + 500, "bot: hello"],
    ]);
  });

  it("says Oops for a step that does not exist, and goes to the direct contact", () => {
    const { send, wait, choose, log, state } = talk(chat);
    send({ type: "open" });
    wait();
    choose("To nowhere");
    wait();
    expect(log.slice(-2)).toEqual([
      [500, "bot: Oops! Something went wrong. Please try again or contact us directly."],
      [1800, "bot: person"],
    ]);
    expect(state().step?.id).toBe("person");
  });

  it("says Oops at once when there is no greeting", () => {
    const { send, wait, log, state } = talk({ ...chat, greeting: "gone" });
    send({ type: "open" });
    wait();
    expect(log[0]).toEqual([0, `bot: ${realChat.words.unknown}`]);
    expect(state().step?.id).toBe("person");
  });

  it("changes nothing for an action that it does not know", () => {
    const { send, wait, choose, state } = talk(chat);
    send({ type: "open" });
    wait();
    choose("To person");
    wait();
    const before = state();
    choose("Do telegraph");
    expect(state()).toBe(before);
  });

  it("does not let an option be chosen twice, nor one of an earlier step", () => {
    const { send, wait, log } = talk(chat);
    send({ type: "open" });
    wait();
    for (const option of [0, 0, 1]) send({ type: "choose", step: "hello", option });
    wait();
    send({ type: "choose", step: "hello", option: 1 });
    expect(log.filter(([, said]) => said.startsWith("user"))).toHaveLength(1);
  });

  it("forgets everything when it is closed, and is not woken by a late tick", () => {
    const { send, wait, state, log } = talk(chat);
    send({ type: "open" });
    wait();
    send({ type: "close" });
    send({ type: "tick" });
    send({ type: "choose", step: "hello", option: 0 });
    expect(state()).toEqual(closedChat);
    send({ type: "open" });
    wait();
    expect(log).toEqual([
      [0, "bot: hello"],
      [0, "bot: hello"],
    ]);
  });

  it.each([
    ["steps that follow each other in a circle", { hello: { nextStep: "more" }, more: { nextStep: "hello" } }],
    ["a step that leads nowhere", { hello: {} }],
  ])("gets out of %s", (_name, steps) => {
    const { send, wait, state } = talk(sampleChat({ ...steps, person: { actions: ["call"] } }));
    send({ type: "open" });
    wait();
    expect(state().step?.id).toBe("person");
  });

  it.each([
    ["is missing", { hello: { nextStep: "gone" } }],
    ["leads nowhere", { hello: { nextStep: "person" }, person: {} }],
    ["leads back to itself", { hello: { nextStep: "person" }, person: { nextStep: "hello" } }],
  ])("is stranded, and says so, when the direct contact %s", (_name, steps) => {
    const { send, wait, state } = talk(sampleChat(steps));
    expect(isStranded(closedChat)).toBe(false);
    send({ type: "open" });
    wait();
    expect(isStranded(state())).toBe(true);
  });
});
