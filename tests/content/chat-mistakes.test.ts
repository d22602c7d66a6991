import { announcedService } from "../support/announced-service";
import { type ContentCopy, contentCopy } from "../support/content";

const file = "content/chatbot/script.json";
let copy: ContentCopy;

/** Changes the script as a person would, and hands back what the check says of it. */
const changed = (change: (script: Script) => void): string[] => {
  const script = JSON.parse(copy.read(file)) as Script;
  change(script);
  copy.write(file, JSON.stringify(script));
  return copy.report();
};

interface Step {
  id: string;
  message: string;
  options?: { text: string; nextStep?: string; action?: string }[];
  nextStep?: string;
}

interface Script {
  greeting: string;
  directContact: string;
  categories: { category: string }[];
  services: { info: string };
  steps: [greeting: Step, questions: Step, location: Step, hours: Step, portfolio: Step, others: Step, contact: Step];
}

const ids =
  "initial_greeting, general_questions, location, working_hours, portfolio, other_questions, direct_contact_options, services";

beforeEach(() => {
  copy = contentCopy();
});
afterEach(() => copy.dispose());

describe("a mistake in the chat is reported:", () => {
  it.each<[what: string, change: (script: Script) => void, line: string]>([
    [
      "a step that does not exist, named by an option",
      ({ steps }) => Object.assign(steps[3].options?.[1] ?? {}, { nextStep: "general_question" }),
      `steps[3].options[1].nextStep leads to general_question, which does not exist — write one of ${ids}`,
    ],
    [
      "a step that does not exist, named by a step",
      ({ steps }) => (steps[5].nextStep = "contact"),
      `steps[5].nextStep leads to contact, which does not exist — write one of ${ids}`,
    ],
    [
      "a greeting that does not exist",
      (script) => (script.greeting = "hello"),
      `greeting leads to hello, which does not exist — write one of ${ids}`,
    ],
    [
      "an id of two steps",
      ({ steps }) => steps.splice(3, 1, { ...steps[3], id: "location" }) && steps[1].options?.splice(1, 1),
      "steps[3].id is location, which another step has already — write another id",
    ],
    [
      "an id that the menu of services has",
      ({ steps }) => steps.push({ ...steps[4], id: "services" }),
      "steps[7].id is services, which the menu of services has already — write another id",
    ],
    [
      "an option with neither a step nor an action",
      ({ steps }) => delete steps[0].options?.[0]?.nextStep,
      "steps[0].options[0] needs either a nextStep or an action — write a text with a nextStep, or a text with an action",
    ],
    [
      "an option with both",
      ({ steps }) => Object.assign(steps[6].options?.[0] ?? {}, { nextStep: "location" }),
      "steps[6].options[0] needs either a nextStep or an action — write a text with a nextStep, or a text with an action",
    ],
    [
      "an action that there is not",
      ({ steps }) => Object.assign(steps[6].options?.[0] ?? {}, { action: "fax" }),
      'steps[6].options[0].action cannot be "fax" — write one of call, email, whatsapp',
    ],
    [
      "a step that leads nowhere",
      ({ steps }) => delete steps[5].nextStep,
      "steps[5] has neither options nor a nextStep — write one of the two",
    ],
    [
      "a next step that is never followed",
      ({ steps }) => (steps[2].nextStep = "portfolio"),
      "steps[2].nextStep is never followed, because the step has options — remove it",
    ],
    [
      "a step that cannot be reached",
      ({ steps }) => steps[1].options?.splice(2, 1),
      "steps[4] is portfolio, which cannot be reached from initial_greeting — give an option of a step the nextStep portfolio, or remove the step",
    ],
    [
      "services that cannot be reached",
      ({ steps }) => steps[0].options?.splice(0, 1),
      "services cannot be reached from initial_greeting — give an option of a step the nextStep services",
    ],
    [
      "a step from which nobody can be reached",
      ({ steps }) => (steps[4].options = [{ text: "Again", nextStep: "portfolio" }]),
      "steps[4] is portfolio, from where nobody can be reached — give it an option with the nextStep direct_contact_options",
    ],
    [
      "a direct contact without a person",
      ({ steps }) => steps[6].options?.splice(0, 3),
      "directContact names direct_contact_options, which offers nobody — give that step an option with an action",
    ],
    [
      "steps that follow each other without asking",
      ({ steps }) => {
        delete steps[4].options;
        steps[4].nextStep = "other_questions";
        steps[5].nextStep = "portfolio";
      },
      "steps[4].nextStep leads back to portfolio without a question — give one of these steps options",
    ],
    [
      "a name that stands for nothing",
      ({ steps }) => (steps[2].message = "Come to {adress}."),
      "steps[2].message has {adress}, which stands for nothing — write one of {name}, {email}, {phone}, {address}, {hours}, {urgent}",
    ],
    [
      "a category twice, and so another one not at all",
      ({ categories }) => Object.assign(categories[1] ?? {}, { category: "designing" }),
      'categories[1].category is "designing" a second time — write another one of designing, development, digital-marketing, hosting-communication',
    ],
  ])("%s", (_what, change, line) => {
    expect(changed(change)).toEqual([`${file}: ${line}`]);
  });

  it("what is said of a service without its description", () => {
    expect(changed((script) => (script.services.info = "{title}"))).toEqual([
      expect.stringMatching(/services\.info is not well formed.*with \{title\} and \{description\} in it$/),
    ]);
  });
});

describe("in the chat it is no mistake", () => {
  it("to name the menu of services, or a service that is published", () => {
    expect(
      changed(({ steps }) => steps[4].options?.unshift({ text: "Hosting", nextStep: "service:webhosting" })),
    ).toEqual([]);
  });

  it("but one that is only announced cannot be named", () => {
    copy.write(announcedService.file, announcedService.source);
    expect(
      changed(({ steps }) => steps[4].options?.unshift({ text: "Podcasts", nextStep: "service:podcasts" })),
    ).toEqual([expect.stringContaining("leads to service:podcasts, which does not exist")]);
  });
});
