/** @jest-environment jsdom */
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import words from "../../../../content/settings/search.json";
import { dataFiles } from "../../../../src/domain/paths";
import type { SearchDocument } from "../../../../src/domain/search/search-document";
import { SiteSearch } from "../../../../src/features/search/site-search";
import { searchIndexOf } from "../../../../src/gatsby/search/search-index";
import { modalDialogs } from "../../../support/modal-dialogs";

jest.mock("../../../../src/components/layout/site-data", () => ({
  required: <Value,>(value: Value) => value,
  useSiteData: () => ({
    searchWords: jest.requireActual<object>("../../../../content/settings/search.json"),
  }),
}));

const documentOf = (id: string, title: string, more: Partial<SearchDocument> = {}): SearchDocument => ({
  ...{ id, kind: "service", title, about: "", keywords: "", text: "" },
  ...more,
});

const index: unknown = JSON.parse(
  JSON.stringify(
    searchIndexOf([
      documentOf("/services/lamps", "Lamps", { text: "We mend oil lamps and their shades." }),
      documentOf("/blog/lamps", "An article on lamps", { kind: "post", text: "Wicks." }),
      documentOf("/services/lamps#question-oil", "Which oil?", { kind: "question", about: "Lamps", text: "Any." }),
      documentOf("/evil", "<img src=x onerror=alert(1)>", { text: "<script>planted = true</script> evil" }),
      ...Array.from({ length: 12 }, (_, number) => documentOf(`/bricks/${number}`, `Brick ${number}`)),
    ]),
  ),
);
const suggestions = [
  { title: "Website Designing", path: "/services/websitedesign" },
  { title: "Announced", path: null },
];
const saysWords = () => Promise.resolve({ ok: true, json: () => Promise.resolve({ ...words, suggestions }) });
const works = () => Promise.resolve({ ok: true, json: () => Promise.resolve(index) } as Response);
const fails = () => Promise.reject(new TypeError("Failed to fetch"));

/** What the server answers to a request for the index; a test changes it. */
let answer: () => Promise<Response>;
const request = jest.fn((_path: string) => answer());
const fetched = (path: string) => (path === dataFiles.searchWords ? saysWords() : request(path));

const button = () => screen.getByRole("button", { name: words.label });
const dialog = () => screen.findByRole("dialog", { name: words.label });
const field = () => screen.getByRole<HTMLInputElement>("searchbox", { name: words.field });
const paths = () =>
  within(screen.getByRole("dialog"))
    .queryAllByRole("link")
    .map((link) => link.getAttribute("href"));
const marked = () => Array.from(document.querySelectorAll("mark"), ({ textContent }) => textContent);
const says = (text: string) => waitFor(() => expect(screen.getByRole("dialog").textContent).toContain(text));

const opened = async () => {
  const user = userEvent.setup();
  const view = render(<SiteSearch page="/" />);
  await user.click(button());
  await dialog();
  return { user, ...view };
};

const searched = async (query: string) => {
  const view = await opened();
  await view.user.type(field(), query);
  return view;
};

beforeEach(() => {
  modalDialogs();
  localStorage.clear();
  answer = works;
  request.mockClear();
  global.fetch = fetched as unknown as typeof fetch;
});

describe("the search", () => {
  it("opens by its button, by a slash and by Ctrl+K, with the field focused, and does not ask for the index yet", async () => {
    const user = userEvent.setup();
    render(<SiteSearch page="/" />);
    for (const open of [
      () => user.click(button()),
      () => user.keyboard("/"),
      () => user.keyboard("{Control>}k{/Control}"),
    ]) {
      await open();
      await dialog();
      await waitFor(() => expect(document.activeElement).toBe(field()));
      await user.keyboard("{Escape}");
      expect(screen.queryByRole("dialog")).toBeNull();
    }
    expect(request).not.toHaveBeenCalled();
  });

  it("suggests services that have a page before a word is typed", async () => {
    await opened();
    expect(paths()).toEqual(["/services/websitedesign"]);
    expect(screen.getByRole("heading", { name: words.suggestionsHeading })).toBeTruthy();
  });

  it("shows results with kind, title, excerpt and the words that were found, and says how many", async () => {
    await searched("oil");
    await says("2 results");
    const [question, service] = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
    expect([question, service].sort()).toEqual([
      "Question · LampsWhich oil?Any.",
      "ServiceLampsWe mend oil lamps and their shades.",
    ]);
    expect(marked()).toEqual(["oil", "oil"]);
    expect(screen.getAllByRole("status").at(-1)?.textContent).toBe("2 results");
    expect(request).toHaveBeenCalledTimes(1);
    expect(request).toHaveBeenCalledWith("/data/search-index.json");
  });

  it("marks the word of the text where the typed one is wrong", async () => {
    await searched("artcile");
    await says(words.oneResult);
    expect(marked()).toEqual(["article"]);
  });

  it("shows the best ten of many", async () => {
    await searched("brick");
    await says("The best 10 of 12 results");
    expect(paths()).toHaveLength(10);
  });

  it("says that nothing was found, in the visitor's own words, and whom to ask", async () => {
    await searched("<q>xyzzy</q>");
    await says("Nothing matches “<q>xyzzy</q>”");
    expect(paths()).toEqual([words.ask.to]);
  });

  it("shows hostile text as text", async () => {
    await searched("evil");
    await says("<script>planted = true</script>");
    expect(screen.getByRole("dialog").querySelector("script, img")).toBeNull();
  });

  it("is offline, tries again on request and keeps the focus", async () => {
    answer = fails;
    const onLine = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const { user } = await searched("lamps");
    await says(words.offline);
    onLine.mockReturnValue(true);
    await user.click(screen.getByRole("button", { name: words.retry }));
    await says(words.failed);
    expect(document.activeElement).toBe(field());
    answer = works;
    await user.click(screen.getByRole("button", { name: words.retry }));
    await says("3 results");
    onLine.mockRestore();
  });

  it("tries again by itself when the connection is back, and not for a server that answers with an error", async () => {
    answer = () => Promise.resolve({ ok: false, status: 503 } as Response);
    await searched("lamps");
    await says(words.failed);
    expect(request).toHaveBeenCalledTimes(1);
    answer = works;
    fireEvent(window, new Event("online"));
    await says("3 results");
  });

  it("closes when the page changes and keeps what was typed", async () => {
    const { user, rerender } = await searched("lamps");
    await says("3 results");
    rerender(<SiteSearch page="/blog" />);
    expect(screen.queryByRole("dialog")).toBeNull();
    await user.click(button());
    await dialog();
    expect(field().value).toBe("lamps");
    await waitFor(() => expect(field().selectionEnd).toBe(5));
  });

  it("goes through the results by arrows, and by Enter to the first", async () => {
    const { user } = await searched("lamps");
    await says("3 results");
    const links = within(screen.getByRole("dialog")).getAllByRole("link");
    const chosen = jest.fn((event: Event) => event.preventDefault());
    links[0]?.addEventListener("click", chosen);
    await user.keyboard("{ArrowUp}");
    expect(document.activeElement).toBe(field());
    await user.keyboard("{ArrowDown}{ArrowDown}");
    expect(document.activeElement).toBe(links[1]);
    await user.keyboard("{ArrowUp}{ArrowUp}");
    expect(document.activeElement).toBe(field());
    await user.keyboard("{Enter}");
    expect(chosen).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("remembers that a visitor does not want the slash", async () => {
    const { user, unmount } = await opened();
    await user.click(screen.getByLabelText(words.slashKey));
    expect(button().getAttribute("aria-keyshortcuts")).toBe("Control+K");
    unmount();
    render(<SiteSearch page="/" />);
    await user.keyboard("/");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(button().getAttribute("aria-keyshortcuts")).toBe("Control+K");
  });
});
