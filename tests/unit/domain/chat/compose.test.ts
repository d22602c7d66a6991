import { boldParts } from "../../../../src/domain/chat/bold";
import { composeChatScript } from "../../../../src/domain/chat/compose";
import { isChatScript } from "../../../../src/domain/chat/script";
import { questionPath } from "../../../../src/domain/paths";
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
      nextStep: "contact:seo",
    });
  });

  it("offers the direct contact after a service as everywhere, with the questions of the service beside it", () => {
    const direct = stepOf(realChat, "direct_contact_options");
    for (const { slug } of services)
      expect(stepOf(realChat, `contact:${slug}`)).toEqual({
        ...direct,
        id: `contact:${slug}`,
        options: [{ text: "Common Questions", nextStep: `questions:${slug}` }, ...direct.options],
      });
  });

  it("asks and answers what the page of a service does, and leads back, to a person and to the page", () => {
    for (const { slug, title, questions = [] } of services) {
      const { message, options } = stepOf(realChat, `questions:${slug}`);
      expect(message).toBe(`**${title}:** what would you like to know?`);
      expect(options.map(({ text }) => text)).toEqual([...questions.map(({ question }) => question), "Go Back"]);
      expect(options.at(-1)?.nextStep).toBe(`contact:${slug}`);
      questions.forEach(({ question, answer }, index) =>
        expect(stepOf(realChat, options[index]?.nextStep ?? "")).toMatchObject({
          message: answer,
          options: [
            { text: "Contact Us", nextStep: "direct_contact_options" },
            { text: "Go Back", nextStep: `questions:${slug}` },
          ],
          links: [{ text: "Read more", about: title, to: questionPath(`/services/${slug}`, question) }],
        }),
      );
    }
  });

  it("has no step to which no choice leads", () => {
    const reached = new Set([realChat.greeting]);
    for (const id of reached) {
      const { options, nextStep } = stepOf(realChat, id);
      for (const next of [...options.map((option) => option.nextStep), nextStep])
        if (next !== undefined) reached.add(next);
    }
    expect(realChat.steps.map(({ id }) => id).filter((id) => !reached.has(id))).toEqual([]);
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
    const sample = { category: "development" } as const;
    const made = composeChatScript(
      words,
      [
        { ...sample, title: "Late", slug: "late", order: 2, description: "It costs {name} nothing." },
        { ...sample, title: "Early", slug: "early", order: 1, description: "Two." },
      ],
      settings,
    );
    expect(optionsOf("services", made)).toEqual(["Development", "Go Back to Main Menu"]);
    expect(optionsOf("category:development", made)).toEqual(["Early", "Late", "Go Back"]);
    expect(stepOf(made, "service:late").message).toBe("**Late**\nIt costs {name} nothing.");
    expect(made.steps.map(({ id }) => id)).not.toContain("category:designing");
    expect(stepOf(made, "service:late").nextStep).toBe("direct_contact_options");
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
