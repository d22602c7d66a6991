/** @jest-environment jsdom */
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ChatScript } from "../../../../src/domain/chat/script";
import { Conversation } from "../../../../src/features/chatbot/conversation";
import { conversation } from "../../../fixture-site/content/chatbot/script.json";

const labels = { ...conversation, bot: "Acme" };

/** A chat with a menu, a page, a contact option and an unknown step. */
const sampleChat: ChatScript = {
  labels,
  greeting: "hello",
  directContact: "person",
  urls: { call: "tel:+10000000001", whatsapp: "https://chat.example/1" },
  steps: [
    {
      id: "hello",
      message: "Welcome to **Acme Studio**. <b>bold</b> <img src=x onerror=alert(1)> ****",
      options: [
        { text: "Services", nextStep: "services" },
        { text: "A person", nextStep: "person" },
        { text: "Missing", nextStep: "toString" },
        { text: "By mail", action: "email" },
      ],
    },
    {
      id: "services",
      message: "What we do: 2 ** 3",
      links: [{ text: "Read more", about: "Sample One", to: "/services/sample-one" }],
      nextStep: "person",
    },
    {
      id: "person",
      message: "How would you like to reach us?",
      options: [
        { text: "Call us", action: "call" },
        { text: "Write to us", action: "whatsapp" },
      ],
    },
  ],
};

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const wait = (time: number) => act(() => jest.advanceTimersByTime(time));

const log = () => screen.getByRole("log", { name: labels.log });
const options = () => screen.getByRole("group", { name: labels.options });
const choose = (name: string) => user.click(within(options()).getByRole("button", { name }));
const lines = () => Array.from(log().children, (line) => line.textContent);
const start = () => {
  render(<Conversation script={sampleChat} />);
  wait(0);
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe("the conversation", () => {
  it("greets at once, with text between asterisks in bold and other markup escaped", () => {
    start();
    expect(lines()).toEqual(["Acme: Welcome to Acme Studio. <b>bold</b> <img src=x onerror=alert(1)> ****"]);
    expect(within(log()).getByText("Acme Studio").tagName).toBe("STRONG");
    expect(within(options()).getAllByRole("button")).toHaveLength(4);
  });

  it("answers after 500 ms, continues after another 800 ms, and shows a busy message meanwhile", async () => {
    start();
    await choose("Services");
    expect(lines().at(-1)).toBe("You: Services");
    expect(options().textContent).toContain(labels.waiting);
    wait(499);
    expect(lines()).toHaveLength(2);
    wait(1);
    expect(lines()).toHaveLength(3);
    expect(lines().at(-1)).toContain("What we do: 2 ** 3");
    const link = within(log()).getByRole("link", { name: "Read more Sample One" });
    expect(link.getAttribute("href")).toBe("/services/sample-one");
    wait(800);
    wait(499);
    expect(lines()).toHaveLength(3);
    wait(1);
    expect(lines().at(-1)).toContain("How would you like to reach us?");
  });

  it("keeps the focus beside the options when the chosen option disappears", async () => {
    start();
    await choose("Services");
    expect(document.activeElement?.textContent).toBe(labels.options);
  });

  it("reports a missing step, then offers direct contact", async () => {
    start();
    await choose("Missing");
    wait(500);
    expect(lines().at(-1)).toContain(labels.unknown);
    wait(800);
    wait(500);
    expect(within(options()).getByRole("link", { name: "Call us" })).toBeTruthy();
  });

  it("logs a warning and does not change for an unknown action", async () => {
    const warn = jest.spyOn(console, "warn").mockImplementation();
    start();
    await choose("By mail");
    expect(warn).toHaveBeenCalledWith('The chat knows no action "email".');
    expect(lines()).toHaveLength(1);
    expect(within(options()).getAllByRole("button")).toHaveLength(4);
  });
});
