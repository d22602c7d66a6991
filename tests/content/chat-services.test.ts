import { chatSteps } from "../../src/domain/chat/compose";
import type { ChatService } from "../../src/domain/chat/service-steps";
import { checkContent } from "../../src/gatsby/content/check-content";
import { chatContent } from "../support/chat-script";
import { contentCopy } from "../support/content";

describe("one more file of a service", () => {
  it("is one more step of the chat and one more option of its menu, and needs nothing else", () => {
    const copy = contentCopy();
    const seo = copy.read("content/services/seo.md");
    const another = seo
      .replace("title: Search Engine Optimization", "title: Voice Search")
      .replace("slug: seo", "slug: voice")
      .replace("order: 10", "order: 90");
    copy.write(
      "content/services/voice.md",
      another
        .replace("title: Search Engine Optimization and", "title: Voice and")
        .replace("Search engine optimization for", "Voice search for"),
    );
    expect(copy.report()).toEqual([]);
    const services = checkContent(copy.root)
      .entries.filter(({ type }) => type === "Service")
      .map(({ data }) => data as unknown as ChatService);
    const steps = chatSteps(chatContent.words, services);
    expect(steps.find(({ id }) => id === "service:voice")?.message).toMatch(/^\*\*Voice Search\*\*\nTechnical repairs/);
    const menu = steps.find(({ id }) => id === "category:digital-marketing")?.options.map(({ text }) => text);
    expect(menu?.slice(-2)).toEqual(["Voice Search", "Go Back"]);
    expect(steps.find(({ id }) => id === "contact:voice")?.options[0]?.nextStep).toBe("questions:voice");
    copy.dispose();
  });

  it("is reported, and nothing of the chat, when it has no questions", () => {
    const copy = contentCopy();
    copy.write("content/services/seo.md", copy.read("content/services/seo.md").replace(/^questions:\n(?: .*\n)+/m, ""));
    expect(copy.report()).toEqual([expect.stringContaining("content/services/seo.md: questions is missing")]);
    copy.dispose();
  });
});
