import type { RefObject } from "react";
import { type EnquiryField, type FormDefinition, isEnquiryField } from "../../domain/enquiry/fields";
import { fieldId, type ProblemTexts } from "./form-values";
import type { EnquiryState } from "./use-enquiry";

const goTo = (field: EnquiryField) => {
  const control = document.getElementById(fieldId(field));
  control?.focus({ preventScroll: true });
  // The page may still be scrolling to the notice. Focus alone scrolls nowhere while the field passes by.
  control?.scrollIntoView({ block: "center" });
  return control !== null;
};

interface SummaryProps {
  heading: string;
  form: FormDefinition;
  texts: ProblemTexts;
  ref: RefObject<HTMLDivElement | null>;
}

/** The fields to correct, each as a link to it; nothing when there is none. */
export const ProblemSummary = ({ heading, form, texts, ref }: SummaryProps) => {
  const fields = form.fields
    .map(({ field }) => field)
    .filter(isEnquiryField)
    .filter((field) => texts[field] !== undefined);
  if (fields.length === 0) return null;
  return (
    <div ref={ref} role="alert" tabIndex={-1} data-notice="problem">
      <h3>{heading}</h3>
      <ul>
        {fields.map((field) => (
          <li key={field}>
            <a href={`#${fieldId(field)}`} onClick={(event) => goTo(field) && event.preventDefault()}>
              {texts[field]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
};

/** The sentence with the number, which stays in one piece. */
const Reference = ({ sentence, number }: { sentence: string; number: string }) => {
  const [before, after = ""] = sentence.split("{reference}");
  return (
    <p data-reference>
      {before}
      <strong>{number}</strong>
      {after}
    </p>
  );
};

interface OutcomeProps {
  state: EnquiryState;
  /** The sentence that the reference stands in. */
  sentence: string;
  ref: RefObject<HTMLDivElement | null>;
}

/** How the attempt to send ended. What is kept of a success is the same element, so that it keeps the focus. */
export const OutcomeNotice = ({ state, sentence, ref }: OutcomeProps) => {
  if (state.step === "failed")
    return (
      <div ref={ref} role="alert" tabIndex={-1} data-notice="problem">
        <p>{state.text}</p>
      </div>
    );
  const sent = state.step === "sent";
  if (!sent && (state.step !== "kept" || state.reference === undefined)) return null;
  return (
    <div ref={ref} role="status" tabIndex={-1} data-notice={sent ? "success" : "reference"}>
      {sent && <p data-message>{state.message}</p>}
      {state.reference !== undefined && <Reference sentence={sentence} number={state.reference} />}
    </div>
  );
};
