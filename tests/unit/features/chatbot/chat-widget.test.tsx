/** @jest-environment jsdom */
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { ChatWidget } from "../../../../src/features/chatbot/chat-widget";
import { realChat } from "../../../support/chat-script";
import { installPopovers, installObservers } from "../../../support/popover";

installPopovers();
installObservers();

const content = {
  title: "Chat with us",
  open: "Open chat",
  close: "Close chat",
  direct: "Reach us directly:",
  loading: "Loading…",
  failed: "It failed.",
  retry: "Try again",
  links: [
    { label: "Call Us", to: "tel:+910000000001" },
    { label: "Contact Us", to: "/contact_us#enquiry" },
  ],
};
const widget = (location = { pathname: "/" }) => <ChatWidget content={content} location={location} />;
const toggle = () => screen.getByRole("button", { name: /Open chat/ });
const panel = () => screen.getByRole("dialog", { name: "Chat with us" });
const isOpen = () => panel().matches(":popover-open");
const answer = () => ({ ok: true, json: () => Promise.resolve(JSON.parse(JSON.stringify(realChat)) as unknown) });
const greeting = () => screen.findByText(/How can we help you today/);

const fetched = jest.fn();
beforeEach(() => {
  fetched.mockReset().mockImplementation(() => Promise.resolve(answer()));
  Object.assign(globalThis, { fetch: fetched });
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
});

describe("the chat", () => {
  it("has the direct ways in its HTML, which need no scripts", () => {
    const html = renderToString(widget());
    expect(html).toContain('popover="manual"');
    expect(html).toContain('popoverTarget="chat-panel"');
    expect(html).toContain('href="tel:+910000000001"');
    expect(html).not.toContain('role="log"');
  });

  it("loads nothing until it is wanted, and once", async () => {
    render(widget());
    expect(fetched).not.toHaveBeenCalled();
    await userEvent.hover(toggle());
    await userEvent.click(toggle());
    await greeting();
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(fetched).toHaveBeenCalledWith("/data/chat-script.json", expect.anything());
  });

  it("is opened and closed by keyboard, and the focus goes in and comes back", async () => {
    render(widget());
    await userEvent.tab();
    expect(document.activeElement).toBe(toggle());
    await userEvent.keyboard("{Enter}");
    expect(document.activeElement).toBe(panel());
    await greeting();
    await userEvent.keyboard("{Escape}");
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(toggle());
    act(() => panel().showPopover());
    act(() => panel().blur());
    act(() => panel().hidePopover());
    expect(document.activeElement).toBe(toggle());
  });

  it("begins anew at each opening", async () => {
    render(widget());
    await userEvent.click(toggle());
    await greeting();
    await userEvent.click(await screen.findByRole("button", { name: "Our Services" }));
    await userEvent.click(within(panel()).getByRole("button", { name: "Close chat" }));
    expect(isOpen()).toBe(false);
    await waitFor(() => expect(within(panel()).getByRole("log").children).toHaveLength(0));
    await userEvent.click(toggle());
    await greeting();
    expect(within(panel()).getByRole("log").children).toHaveLength(1);
  });

  it.each([
    ["without a connection", () => Promise.reject(new TypeError("offline"))],
    ["when the host answers with an error", () => Promise.resolve({ ok: false })],
    [
      "when the host answers with a page",
      () => Promise.resolve({ ok: true, json: () => Promise.reject(new SyntaxError()) }),
    ],
    ["when the file is something else", () => Promise.resolve({ ok: true, json: () => Promise.resolve({}) })],
  ])("says that it failed %s, keeps the direct ways, and tries again", async (_when, failure) => {
    fetched.mockImplementation(failure);
    render(widget());
    await userEvent.click(toggle());
    await screen.findByText("It failed.");
    expect(within(panel()).getByRole("status").textContent).toBe("It failed.");
    expect(within(panel()).getByRole("link", { name: "Call Us" })).toBeTruthy();
    const retry = within(panel()).getByRole("button", { name: "Try again" });
    fetched.mockImplementation(() => Promise.resolve(answer()));
    retry.focus();
    await userEvent.keyboard("{Enter}");
    await greeting();
    expect(document.activeElement).toBe(panel());
  });

  it("tries again by itself when it is opened once more", async () => {
    fetched.mockImplementation(() => Promise.reject(new TypeError("offline")));
    render(widget());
    await userEvent.click(toggle());
    await screen.findByText("It failed.");
    fetched.mockImplementation(() => Promise.resolve(answer()));
    await userEvent.click(toggle());
    await userEvent.click(toggle());
    await greeting();
  });

  it("goes on where it was opened before scripts came, and leaves the focus where it is", async () => {
    const container = document.createElement("div");
    document.body.append(container);
    container.innerHTML = renderToString(widget());
    container.querySelector<HTMLElement>("[popover]")?.showPopover();
    const link = container.querySelector<HTMLElement>("a");
    link?.focus();
    render(widget(), { container, hydrate: true });
    expect(document.activeElement).toBe(link);
    await greeting();
    expect(document.activeElement).toBe(panel());
  });

  it("stays open when the page changes", async () => {
    const { rerender } = render(widget());
    await userEvent.click(toggle());
    await greeting();
    rerender(widget({ pathname: "/about" }));
    expect(isOpen()).toBe(true);
    expect(within(panel()).getByRole("log").children).toHaveLength(1);
  });
});

describe("a link to the form", () => {
  const page = (location: { pathname: string }, form: boolean) => (
    <>
      {form && <form id="enquiry" tabIndex={-1} aria-label="Enquiry" />}
      {widget(location)}
    </>
  );
  const follow = async (keys: string) => {
    const link = within(panel()).getByRole("link", { name: "Contact Us" });
    link.addEventListener("click", (event) => event.preventDefault());
    const visitor = userEvent.setup();
    if (keys !== "") await visitor.keyboard(keys);
    await visitor.click(link);
  };
  beforeEach(() => fetched.mockImplementation(() => new Promise(() => undefined)));

  it("closes the chat and gives the form the focus when its page is there", async () => {
    const { rerender } = render(page({ pathname: "/" }, false));
    await userEvent.click(toggle());
    await follow("");
    expect(isOpen()).toBe(false);
    rerender(page({ pathname: "/contact_us" }, true));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("form")));
    toggle().focus();
    rerender(page({ pathname: "/contact_us" }, true));
    expect(document.activeElement).toBe(toggle());
  });

  it("closes nothing when it opens in another tab", async () => {
    render(page({ pathname: "/" }, false));
    await userEvent.click(toggle());
    await follow("{Control>}");
    expect(isOpen()).toBe(true);
  });
});
