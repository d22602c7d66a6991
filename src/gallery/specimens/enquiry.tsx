import { useRef } from "react";
import { Button } from "../../components/primitives/button";
import { Consent } from "../../features/enquiry/consent";
import { EnquiryFields } from "../../features/enquiry/enquiry-fields";
import { EnquiryForm } from "../../features/enquiry/enquiry-form";
import { OutcomeNotice, ProblemSummary } from "../../features/enquiry/enquiry-notice";
import { formStyles } from "../../features/enquiry/form-styles";
import { buttonWord } from "../../features/enquiry/use-enquiry";
import { enquiryForm, enquiryWords, formStates } from "../samples/enquiry";
import { Specimen } from "../specimen";

type FormState = (typeof formStates)[number];

/** The form's own parts, in the order of the form, which only gets into this state by being sent. */
const FormInState = ({ state, texts }: Omit<FormState, "title">) => {
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

export const Enquiry = () => (
  <>
    {(["contact", "home"] as const).map((form) => (
      <Specimen key={form} title={`Form, ${form}`} note="the real one: it sends what you write">
        <h3 id={`form-${form}`}>Write to us</h3>
        <EnquiryForm data={enquiryForm} form={form} labelledBy={`form-${form}`} query="" />
      </Specimen>
    ))}
    {formStates.map(({ title, state, texts }) => (
      <Specimen key={title} title={`Form, ${title}`}>
        <FormInState state={state} texts={texts} />
      </Specimen>
    ))}
  </>
);
