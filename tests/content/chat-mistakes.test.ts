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
  steps: [greeting: Step, questions: Step, location: Step, hours: Step, branches: Step, others: Step, contact: Step];
}

const ids =
  "initial_greeting, general_questions, location, hours, branches, other_questions, direct_contact_options, services";

beforeEach(() => {
  copy = contentCopy();
  const script = JSON.parse(copy.read(file)) as { steps: Step[] };
  const [greeting, questions, location, ...rest] = script.steps as [Step, Step, Step, ...Step[]];
  const back = { text: "Go Back", nextStep: "general_questions" };
  questions.options?.splice(1, 0, { text: "When?", nextStep: "hours" }, { text: "Where else?", nextStep: "branches" });
  const more = ["hours", "branches"].map((id) => ({ id, message: id, options: [location.options?.[0] ?? back, back] }));
  copy.write(file, JSON.stringify({ ...script, steps: [greeting, questions, location, ...more, ...rest] }));
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
      ({ steps }) => (steps[2].nextStep = "branches"),
      "steps[2].nextStep is never followed, because the step has options — remove it",
    ],
    [
      "a step that cannot be reached",
      ({ steps }) => steps[1].options?.splice(2, 1),
      "steps[4] is branches, which cannot be reached from initial_greeting — give an option of a step the nextStep branches, or remove the step",
    ],
    [
      "a step from which nobody can be reached",
      ({ steps }) => (steps[4].options = [{ text: "Again", nextStep: "branches" }]),
      "steps[4] is branches, from where nobody can be reached — give it an option with the nextStep direct_contact_options",
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
        steps[5].nextStep = "branches";
      },
      "steps[4].nextStep leads back to branches without a question — give one of these steps options",
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
});

it("a step may name a service that is published, and none that is only announced", () => {
  const offer = (slug: string) => changed(({ steps }) => steps[4].options?.unshift({ text: slug, nextStep: slug }));
  expect(offer("service:lamp-shops")).toEqual([]);
  expect(offer("service:sample-three")).toEqual([
    expect.stringContaining("leads to service:sample-three, which does not exist"),
  ]);
});
