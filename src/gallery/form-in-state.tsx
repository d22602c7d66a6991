import { useRef } from "react";
import { Button } from "../components/primitives/button";
import { Consent } from "../features/enquiry/consent";
import { EnquiryFields } from "../features/enquiry/enquiry-fields";
import { OutcomeNotice, ProblemSummary } from "../features/enquiry/enquiry-notice";
import { formStyles } from "../features/enquiry/form-styles";
import type { ProblemTexts } from "../features/enquiry/form-values";
import { buttonWord, type EnquiryState } from "../features/enquiry/use-enquiry";
import { enquiryForm, enquiryWords } from "./samples/enquiry";

interface FormInStateProps {
  state: EnquiryState;
  texts: ProblemTexts;
}

/** The form's own parts, in the order of the form, which gets into this state only by being sent. */
export const FormInState = ({ state, texts }: FormInStateProps) => {
  const notice = useRef<HTMLDivElement>(null);
  const word = buttonWord(state);
  return (
    <form css={formStyles} onSubmit={(event) => event.preventDefault()} noValidate>
      <ProblemSummary heading={enquiryWords.problems} texts={texts} ref={notice} />
      <EnquiryFields words={enquiryWords} services={enquiryForm.choices.nodes} phoneRequired texts={texts} />
      <OutcomeNotice state={state} sentence={enquiryWords.reference} ref={notice} />
      <Button type="submit" disabled={word !== "submit"}>
        {enquiryWords[word]}
      </Button>
      <Consent text={enquiryWords.consent} page={enquiryWords.privacyPage} />
    </form>
  );
};
