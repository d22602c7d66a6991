import { notedAttribution } from "../../components/layout/attribution-note";
import type { EnquiryFormWords } from "../../domain/content/enquiry-form";
import { problemTexts } from "../../domain/enquiry/problem-texts";
import { fillTemplate } from "../../domain/template-text";
import { type EnquirySession, loadCheck } from "./enquiry-session";
import type { FormValues, ProblemTexts } from "./form-values";
import { type Answer, postEnquiry } from "./post-enquiry";

/** How an attempt to send ended. */
export type Result =
  | { step: "sent"; message: string; reference: string | undefined }
  | { step: "refused"; texts: ProblemTexts }
  | { step: "failed"; text: string };

const resultOf = (answer: Answer, words: EnquiryFormWords): Result => {
  switch (answer.kind) {
    case "accepted":
      return { step: "sent", message: answer.message ?? words.success, reference: answer.reference };
    case "refused":
      return { step: "refused", texts: answer.texts };
    case "limited":
      return { step: "failed", text: fillTemplate(words.tooMany, { minutes: answer.minutes }) };
    case "failed":
      return { step: "failed", text: words.failure };
  }
};

/** What the checks say against the values; nothing when the checks could not be loaded. */
export const problemsIn = async (values: FormValues, words: EnquiryFormWords): Promise<ProblemTexts> => {
  const check = await loadCheck();
  return check === undefined ? {} : problemTexts(check(values), words);
};

/** Checks what the visitor wrote and, when nothing is wrong with it, sends it. Never throws. */
export const attempt = async (
  values: FormValues,
  session: EnquirySession,
  words: EnquiryFormWords,
): Promise<Result> => {
  const texts = await problemsIn(values, words);
  if (Object.keys(texts).length > 0) return { step: "refused", texts };
  if (!navigator.onLine) return { step: "failed", text: words.offline };
  const answer = await postEnquiry({ ...values, ...notedAttribution(), ...session.requestMeta() });
  return resultOf(answer, words);
};
