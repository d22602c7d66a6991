import { advance, type ChatEvent, startChat } from "../../../src/domain/chat/conversation";
import { type ChatOption, type ChatStep, composeChatScript } from "../../../src/domain/chat/script";
import { chatErrors } from "../../../src/domain/chat/script-check";
import type { ChatContent } from "../../../src/domain/content/chat-script";
import { conversation, panel } from "../../fixture-site/content/chatbot/script.json";
import { settings } from "./support/site-settings";

const content: ChatContent = {
  panel,
  conversation,
  greeting: "hello",
  directContact: "person",
  services: {
    message: "Which service?",
    back: "Main menu",
    backToCategories: "All services",
    info: "{title}: {description}",
    page: "Read more",
    enquire: "Enquire",
    questions: { open: "Questions", message: "{title}?", contact: "Contact", back: "Back" },
  },
  categories: [
    { category: "development", label: "Software", message: "Which software?" },
    { category: "designing", label: "Design", message: "Which design?" },
  ],
  steps: [
    { id: "hello", message: "Welcome to {name}.", options: [{ text: "Services", nextStep: "services" }] },
    {
      id: "person",
      message: "Call us.",
      options: [
        { text: "Call", action: "call" },
        { text: "Main menu", nextStep: "hello" },
      ],
    },
  ],
};

const call: ChatOption = { text: "Call", action: "call" };

/** A conversation that begins with this step; time passes only in `wait`. */
const talk = (begin: Pick<ChatStep, "options" | "nextStep">) => {
  const steps = [{ ...begin, id: "hello", message: "" }];
  const script = { labels: content.conversation, greeting: "hello", directContact: "person", urls: {}, steps };
  let state = startChat(script);
  const send = (event: ChatEvent) => {
    state = advance(script, state, event);
  };
  /** Advances time until it is the visitor's turn. */
  const wait = () => {
    for (let turn = 0; state.timer !== undefined; turn += 1) {
      if (turn > 12) throw new Error("The chat goes on for ever.");
      send({ type: "tick" });
    }
  };
  wait();
  return { send, wait, state: () => state };
};

describe("the conversation", () => {
  it("accepts one answer to a question", () => {
    const { send, wait, state } = talk({ options: [call] });
    for (let click = 0; click < 3; click += 1) send({ type: "choose", option: call });
    wait();
    expect(state().lines.filter(({ type }) => type === "user")).toHaveLength(1);
  });

  it("ends when the step for direct contact is missing too", () => {
    expect(talk({ nextStep: "person" }).state()).toMatchObject({ step: { id: "person" } });
  });
});

describe("the chat script composed from the content", () => {
  const service = { category: "development", description: "It costs {name} nothing." } as const;
  const services = [
    { ...service, title: "Late", slug: "late", order: 2, questions: [{ question: "How long?", answer: "A week." }] },
    { ...service, title: "Early", slug: "early", order: 1 },
  ];
  const { whatsapp: _whatsapp, ...withoutWhatsApp } = settings;
  const asking = (options: ChatOption[]): ChatContent => ({
    ...content,
    steps: [...content.steps, { id: "ask", message: "?", options }],
  });
  const script = composeChatScript(content, services, { ...settings, emailSubject: "Inquiry & more" });
  const stepOf = (id: string) => script.steps.find((one) => one.id === id);
  const optionsOf = (id: string) => stepOf(id)?.options?.map(({ text, nextStep }) => [text, nextStep]);

  it("has a menu of the categories with services, and for each a menu of its services in order", () => {
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

  it("describes a service, links its page and the preselected form, and continues to direct contact", () => {
    expect(stepOf("service:early")).toEqual({
      id: "service:early",
      message: "Early: It costs {name} nothing.",
      links: [
        { text: "Read more", about: "Early", to: "/services/early" },
        { text: "Enquire", about: "Early", to: "/contact_us?service=early#enquiry" },
      ],
      nextStep: "person",
    });
  });

  it("offers a service's questions beside direct contact, and a way back from the answers", () => {
    expect(stepOf("service:late")?.nextStep).toBe("contact:late");
    expect(optionsOf("contact:late")).toEqual([
      ["Questions", "questions:late"],
      ["Call", undefined],
      ["Main menu", "hello"],
    ]);
    expect(stepOf("questions:late")?.message).toBe("Late?");
    const [asked, back] = optionsOf("questions:late") ?? [];
    expect([asked?.[0], back]).toEqual(["How long?", ["Back", "contact:late"]]);
    expect(stepOf(asked?.[1] ?? "")).toMatchObject({
      message: "A week.",
      options: [{ nextStep: "person" }, { nextStep: "questions:late" }],
      links: [{ text: "Read more", about: "Late", to: expect.stringMatching(/^\/services\/late#/) as string }],
    });
  });

  it("offers no WhatsApp when the settings have no WhatsApp number", () => {
    const written = asking([call, { text: "WhatsApp", action: "whatsapp" }]);
    const { steps, urls } = composeChatScript(written, services, withoutWhatsApp);
    expect(steps.find(({ id }) => id === "ask")?.options).toEqual([call]);
    expect(urls.whatsapp).toBeUndefined();
  });

  it("is checked at the places of the file, also without WhatsApp", () => {
    const written = asking([
      { text: "WhatsApp", action: "whatsapp" },
      { text: "Lost", nextStep: "nowhere" },
    ]);
    expect(chatErrors(written, services, withoutWhatsApp)).toMatchObject([{ field: "steps[2].options[1].nextStep" }]);
  });

  it("replaces tokens with the company's details", () => {
    expect(stepOf("hello")?.message).toBe("Welcome to Sample Studio.");
    expect(script.urls).toEqual({
      call: "tel:+910000000001",
      email: "mailto:hello@sample.example?subject=Inquiry%20%26%20more",
      whatsapp:
        "https://wa.me/910000000001?text=Hi%2C%20I'm%20interested%20in%20your%20services%20from%20your%20website%20chatbot.",
    });
  });
});
