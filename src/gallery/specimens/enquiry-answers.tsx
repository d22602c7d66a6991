import { useRef } from "react";
import { OutcomeNotice } from "../../features/enquiry/enquiry-notice";
import { formStyles } from "../../features/enquiry/form-styles";
import type { EnquiryState } from "../../features/enquiry/use-enquiry";
import { FormInState } from "../form-in-state";
import { answeredForms, enquiryWords, notices } from "../samples/enquiry";
import { Specimen } from "../specimen";

const Notice = ({ state }: { state: EnquiryState }) => {
  const notice = useRef<HTMLDivElement>(null);
  return (
    <div css={formStyles}>
      <OutcomeNotice state={state} sentence={enquiryWords.reference} ref={notice} />
    </div>
  );
};

export const EnquiryAnswers = () => (
  <>
    {answeredForms.map(({ title, ...form }) => (
      <Specimen key={title} title={`Form, ${title}`}>
        <FormInState {...form} />
      </Specimen>
    ))}
    {notices.map(({ title, state }) => (
      <Specimen key={title} title={`Notice, ${title}`}>
        <Notice state={state} />
      </Specimen>
    ))}
  </>
);
