/** @jest-environment jsdom */
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ChatScript } from "../../../../src/domain/chat/script";
import { Conversation } from "../../../../src/features/chatbot/conversation";
import { realChat, sampleChat } from "../../../support/chat-script";
import { installObservers } from "../../../support/popover";

installObservers();
const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const wait = (time: number) => act(() => jest.advanceTimersByTime(time));

const chat = (script: ChatScript, open = true) => (
  <Conversation script={script} open={open}>
    <p>Directly</p>
  </Conversation>
);

const log = () => screen.getByRole("log", { name: "Conversation" });
const options = () => screen.getByRole("group", { name: "Your options" });
const choose = (name: string) => user.click(within(options()).getByRole("button", { name }));
const lines = () => Array.from(log().children, (line) => line.textContent);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe("the conversation", () => {
  it("greets at once, in bold where the asterisks are", () => {
    render(chat(realChat));
    wait(0);
    expect(lines()).toEqual(["Tarang Digital: Hello! Welcome to Tarang Digital. How can we help you today?"]);
    expect(within(log()).getByText("Tarang Digital").tagName).toBe("STRONG");
    expect(
      within(options())
        .getAllByRole("button")
        .map(({ textContent }) => textContent),
    ).toEqual(["Our Services", "Contact Us", "General Questions"]);
  });

  it("waits 500 ms before it answers, 800 ms before it goes on by itself, and says so", async () => {
    render(chat(realChat));
    wait(0);
    await choose("Our Services");
    expect(lines()).toHaveLength(2);
    expect(lines()[1]).toBe("You: Our Services");
    expect(options().textContent).toContain(realChat.words.waiting);
    wait(499);
    expect(lines()).toHaveLength(2);
    wait(1);
    expect(lines()).toHaveLength(3);
    await choose("Digital Marketing");
    wait(500);
    await choose("Search Engine Optimization");
    wait(500);
    expect(log().textContent).toContain("Technical repairs, better pages");
    const before = lines().length;
    wait(800);
    wait(499);
    expect(lines()).toHaveLength(before);
    wait(1);
    expect(lines().at(-1)).toContain("How would you like to reach us?");
  });

  it("leads from a service to its page and to the form with it chosen", async () => {
    render(chat(realChat));
    wait(0);
    for (const name of ["Our Services", "Designing", "Logo Designing"]) {
      await choose(name);
      wait(500);
    }
    const link = (name: string) => within(log()).getByRole("link", { name });
    expect(link("Read more Logo Designing").getAttribute("href")).toEqual("/services/logodesign");
    expect(link("Enquire Logo Designing").getAttribute("href")).toEqual("/contact_us?service=logodesign#enquiry");
  });

  it("keeps the focus beside the options when the option that had it goes, and takes it no more", async () => {
    render(chat(realChat));
    wait(0);
    await choose("General Questions");
    expect(document.activeElement?.textContent).toBe(realChat.words.options);
    log().focus();
    wait(500);
    expect(document.activeElement).toBe(log());
  });

  it("offers a person by links, and returns to the greeting 1.5 s after one was chosen", async () => {
    render(chat(realChat));
    wait(0);
    await choose("Contact Us");
    wait(500);
    const link = (name: string) => within(options()).getByRole("link", { name });
    expect(link("Call Us").getAttribute("href")).toEqual("tel:+910000000001");
    expect(link("Email Us").getAttribute("href")).toEqual(expect.stringMatching(/^mailto:.*\?subject=Inquiry/));
    const whatsapp = link("Chat on WhatsApp (opens in a new tab)");
    expect(whatsapp.getAttribute("rel")).toEqual("noopener");
    whatsapp.addEventListener("click", (event) => event.preventDefault());
    await user.click(whatsapp);
    expect(lines().at(-1)).toBe("You: Chat on WhatsApp");
    expect(options().textContent).toContain(realChat.words.waiting);
    wait(1_500);
    wait(499);
    expect(lines().at(-1)).toBe("You: Chat on WhatsApp");
    wait(1);
    expect(lines().at(-1)).toContain("Hello!");
  });

  it("warns of an action that it does not know, and nothing else", async () => {
    const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
    render(chat(sampleChat({ hello: { actions: ["telegraph"] } })));
    wait(0);
    await choose("Do telegraph");
    expect(warn).toHaveBeenCalledWith('The chat knows no action "telegraph".');
    wait(5_000);
    expect(lines()).toHaveLength(1);
    expect(document.activeElement).toBe(within(options()).getByRole("button"));
    warn.mockRestore();
  });

  it("says Oops where a step is missing, and then how to reach a person", async () => {
    render(chat(sampleChat({ hello: { options: ["gone"] }, person: { actions: ["call"] } })));
    wait(0);
    await choose("To gone");
    wait(500);
    expect(lines().at(-1)).toContain(realChat.words.unknown);
    wait(800);
    wait(500);
    expect(within(options()).getByRole("link", { name: "Do call" })).toBeTruthy();
  });

  it("shows the direct ways when even those are missing", () => {
    render(chat(sampleChat({ hello: { nextStep: "gone" } })));
    for (const time of [0, 800, 500, 800, 500]) wait(time);
    expect(screen.getByText("Directly")).toBeTruthy();
  });

  it("is forgotten when the panel closes, also in the middle", async () => {
    const { rerender } = render(chat(realChat));
    wait(0);
    await choose("Our Services");
    rerender(chat(realChat, false));
    expect(lines()).toEqual([]);
    wait(5_000);
    expect(lines()).toEqual([]);
    rerender(chat(realChat, true));
    wait(0);
    expect(lines()).toHaveLength(1);
    expect(within(options()).getAllByRole("button")).toHaveLength(3);
  });

  it("is not hurried by what an earlier one was waiting for", async () => {
    const { rerender } = render(chat(realChat));
    wait(0);
    await choose("Our Services");
    wait(400);
    rerender(chat(realChat, false));
    rerender(chat(realChat, true));
    wait(0);
    await choose("Contact Us");
    wait(499);
    expect(lines()).toHaveLength(2);
    wait(1);
    expect(lines()).toHaveLength(3);
  });

  it("shows text as text", () => {
    render(chat(sampleChat({ hello: { message: "<img src=x onerror=alert(1)> **<b>bold</b>**", actions: ["call"] } })));
    wait(0);
    expect(log().querySelector("img, b")).toBeNull();
    expect(within(log()).getByText("<b>bold</b>").tagName).toBe("STRONG");
  });
});
