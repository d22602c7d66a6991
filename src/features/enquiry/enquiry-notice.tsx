import { css } from "@emotion/react";
import type { RefObject } from "react";
import { type EnquiryField, type FormDefinition, isEnquiryField } from "../../domain/enquiry/fields";
import { color, radius, space, typeSize } from "../../theme/tokens";
import { fieldId, type ProblemTexts } from "./enquiry-fields";
import type { EnquiryState } from "./use-enquiry";

const tinted = (tone: string) => ({
  borderColor: tone,
  background: `color-mix(in oklab, ${tone} 10%, ${color.background})`,
});

/**
 * The form and its notices. Notices are selected by attribute, not by class: without JavaScript a function writes them
 * into the built page, which has only the styles it was built with.
 */
export const formStyles = css({
  display: "grid",
  gap: space[6],
  padding: "clamp(1.5rem, 4vw, 3rem)",
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.background,
  scrollMarginTop: space[4],
  // Focused only while sending.
  "&:focus": { outline: "none" },
  "& [data-notice]": {
    display: "grid",
    gap: space[2],
    padding: space[4],
    border: `1.5px solid ${color.line}`,
    borderRadius: radius.control,
    background: color.surface,
    overflowWrap: "anywhere",
    // Scrolls a focused notice into view together with the button below it.
    scrollMarginBlockEnd: "6rem",
  },
  "& [data-notice] h2": { fontSize: typeSize.h4, letterSpacing: "-0.02em" },
  "& [data-notice] ul": { display: "grid", gap: space[1], paddingInlineStart: space[6] },
  "& [data-reference] strong": { whiteSpace: "nowrap" },
  "& [data-notice='problem']": tinted(color.danger),
  "& [data-notice='problem'] h2, & [data-notice='problem'] > p": { color: color.danger, fontWeight: 600 },
  "& [data-notice='success']": tinted(color.success),
  "& [data-notice='success'] [data-message]": { color: color.success, fontWeight: 600 },
});

const goTo = (field: EnquiryField) => {
  const control = document.getElementById(fieldId(field));
  control?.focus({ preventScroll: true });
  // Centred, so that its label and error message are visible as well.
  control?.scrollIntoView({ block: "center" });
  return control !== null;
};

interface SummaryProps {
  heading: string;
  form: FormDefinition;
  texts: ProblemTexts;
  ref: RefObject<HTMLDivElement | null>;
}

/** Links to the fields to correct; renders nothing if there are none. */
export const ProblemSummary = ({ heading, form, texts, ref }: SummaryProps) => {
  const fields = form.fields.flatMap(({ field }) => (isEnquiryField(field) && texts[field] ? [field] : []));
  if (fields.length === 0) return null;
  return (
    <div ref={ref} role="alert" tabIndex={-1} data-notice="problem">
      <h2>{heading}</h2>
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

/** The sentence with the number, which does not wrap. */
const Reference = ({ sentence, number }: { sentence: string; number: string }) => {
  const [before, ...after] = sentence.split("{reference}");
  return (
    <p data-reference>
      {before}
      <strong>{number}</strong>
      {after.join(number)}
    </p>
  );
};

interface OutcomeProps {
  state: EnquiryState;
  /** Contains the placeholder `{reference}`. */
  sentence: string;
  ref: RefObject<HTMLDivElement | null>;
}

/** The outcome of the attempt to send. `sent` and `kept` share one element, so that it keeps the focus. */
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
