import { boldParts } from "../../../../src/domain/chat/bold";
import { composeChatScript } from "../../../../src/domain/chat/compose";
import { isChatScript } from "../../../../src/domain/chat/script";
import { chatContent, realChat, stepOf } from "../../../support/chat-script";

const { words, services, settings } = chatContent;
const optionsOf = (id: string, script = realChat) => stepOf(script, id).options.map(({ text }) => text);

describe("the chat", () => {
  it("has the specification's greeting, menus and direct contact", () => {
    expect(realChat.greeting).toBe("initial_greeting");
    expect(optionsOf("initial_greeting")).toEqual(["Our Services", "Contact Us", "General Questions"]);
    expect(optionsOf("services")).toEqual([
      "Designing",
      "Development",
      "Digital Marketing",
      "Hosting & Communication",
      "Go Back to Main Menu",
    ]);
    expect(stepOf(realChat, "direct_contact_options").options).toEqual([
      { text: "Call Us", action: "call" },
      { text: "Email Us", action: "email" },
      { text: "Chat on WhatsApp", action: "whatsapp" },
      { text: "Go Back to Main Menu", nextStep: "initial_greeting" },
    ]);
    expect(realChat.addresses["whatsapp"]).toBe(
      "https://wa.me/910000000001?text=Hi%2C%20I'm%20interested%20in%20your%20services%20from%20your%20website%20chatbot.",
    );
  });

  it("has the specification's sentences", () => {
    expect(realChat.words.waiting).toBe("Please wait, or select an option if available.");
    expect(realChat.words.unknown).toBe("Oops! Something went wrong. Please try again or contact us directly.");
  });

  it("has a way back in every menu", () => {
    const menus = realChat.steps.filter(({ id, options }) => options.length > 0 && id !== realChat.greeting);
    for (const { id, options } of menus)
      expect([id, options.at(-1)?.text]).toEqual([id, expect.stringMatching(/^Go Back/)]);
  });

  it("has one step about each service, with its page, the form with it chosen, and a person next", () => {
    const infos = realChat.steps.filter(({ id }) => id.startsWith("service:"));
    expect(infos).toHaveLength(16);
    const seo = services.find(({ slug }) => slug === "seo");
    expect(stepOf(realChat, "service:seo")).toEqual({
      id: "service:seo",
      message: `**Search Engine Optimization**\n${seo?.description}`,
      options: [],
      links: [
        { text: "Read more", about: "Search Engine Optimization", to: "/services/seo" },
        { text: "Enquire", about: "Search Engine Optimization", to: "/contact_us?service=seo#enquiry" },
      ],
      nextStep: "direct_contact_options",
    });
  });

  it("has the facts of the settings, and no name left without one", () => {
    const [phone] = settings.phones;
    const { address, hours } = settings;
    expect(stepOf(realChat, "location").message).toContain(`${address.street}, ${address.locality}, ${address.region}`);
    expect(stepOf(realChat, "working_hours").message).toContain(hours.text);
    expect(stepOf(realChat, "direct_contact_options").message).toContain(phone?.number);
    expect(JSON.stringify(realChat)).not.toMatch(/\{\w+\}/);
  });

  it("follows the services: their order, their categories, and none for a category without any", () => {
    const made = composeChatScript(
      words,
      [
        { title: "Late", slug: "late", order: 2, category: "development", description: "It costs {name} nothing." },
        { title: "Early", slug: "early", order: 1, category: "development", description: "Two." },
      ],
      settings,
    );
    expect(optionsOf("services", made)).toEqual(["Development", "Go Back to Main Menu"]);
    expect(optionsOf("category:development", made)).toEqual(["Early", "Late", "Go Back"]);
    expect(stepOf(made, "service:late").message).toBe("**Late**\nIt costs {name} nothing.");
    expect(made.steps.map(({ id }) => id)).not.toContain("category:designing");
  });

  it("is known from what is none", () => {
    expect(isChatScript(JSON.parse(JSON.stringify(realChat)))).toBe(true);
    for (const other of [
      undefined,
      null,
      "<html>",
      [],
      {},
      { ...realChat, steps: [{ id: "a" }] },
      { ...realChat, words: 1 },
    ])
      expect(isChatScript(other)).toBe(false);
  });
});

describe("bold text", () => {
  it.each([
    ["plain", [["plain", false]]],
    [
      "a **b** c",
      [
        ["a ", false],
        ["b", true],
        [" c", false],
      ],
    ],
    [
      "**a** and **b**",
      [
        ["a", true],
        [" and ", false],
        ["b", true],
      ],
    ],
    ["**5 * 3**", [["5 * 3", true]]],
    ["2 ** 3", [["2 ** 3", false]]],
    ["****", [["****", false]]],
    ["", []],
  ])("in %j", (text, parts) => {
    expect(boldParts(text).map((part) => [part.text, part.bold])).toEqual(parts);
  });
});
