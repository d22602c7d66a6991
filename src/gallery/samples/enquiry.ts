import type { ProblemTexts } from "../../features/enquiry/form-values";
import type { EnquiryState } from "../../features/enquiry/use-enquiry";
import { longName, longTitle, many } from "./texts";

const field = (label: string) => ({ label, missing: `Write something into ${label}.` });

export const enquiryWords: NonNullable<Queries.EnquiryFormFragment["enquiryForm"]> = {
  inputs: {
    firstName: field("First name"),
    lastName: field("Last name"),
    email: field("Email"),
    phone: field("Phone"),
    service: field("Kite"),
    message: field("Message"),
  },
  optional: "(optional)",
  noService: "-- Choose a kite --",
  submit: "Send",
  sending: "Sending...",
  sent: "Sent",
  success: "Your message has arrived.",
  reference: "Your reference is {reference}. We answer before the next wind.",
  failure: "It did not arrive. Please try again later.",
  offline: "You are offline. What you wrote is still here.",
  tooMany: "Many messages came in a short time. Please try again in {minutes} min.",
  problems: "Please check these fields",
  invalidEmail: "Enter an address such as kite@example.com.",
  tooLong: "{label} is too long. At most {max} characters, please.",
  honeypot: "Leave this empty",
  consent: "By sending this you agree that we keep it to answer you. Our {privacy} says for how long.",
  privacyPage: { title: "Privacy Policy", slug: "privacy-policy" },
};

export const enquiryForm: Queries.EnquiryFormFragment = {
  enquiryForm: enquiryWords,
  choices: {
    nodes: many(3, (number) => ({ title: number === 2 ? longName : `Kite ${number}`, slug: `kite-${number}` })),
  },
};

interface FormState {
  title: string;
  state: EnquiryState;
  texts: ProblemTexts;
}

/** Where the form stands when its button has been pressed. */
export const pressedForms: readonly FormState[] = [
  { title: "sending", state: { step: "sending" }, texts: {} },
  {
    title: "refused",
    state: { step: "idle" },
    texts: { firstName: enquiryWords.inputs.firstName.missing, email: enquiryWords.invalidEmail },
  },
];

const reference = "7K3M-9Q2X";
const failed = (title: string, text: string): FormState => ({ title, state: { step: "failed", text }, texts: {} });

/** Where it stands when that has come to an end. */
export const answeredForms: readonly FormState[] = [
  failed("failed", enquiryWords.failure),
  { title: "sent", state: { step: "sent", message: enquiryWords.success, reference }, texts: {} },
  { title: "after it was sent", state: { step: "kept", reference }, texts: {} },
];

/** Notices that differ in their words alone. */
export const notices: readonly FormState[] = [
  failed("offline", enquiryWords.offline),
  failed("too many", enquiryWords.tooMany.replace("{minutes}", "12")),
  { title: "sent, without a reference", state: { step: "sent", message: longTitle, reference: undefined }, texts: {} },
];
