import { graphql, useStaticQuery } from "gatsby";
import { useRef } from "react";
import { Button } from "../components/primitives/button";
import type { Present } from "../domain/present";
import { fillTemplate } from "../domain/template-text";
import { EnquiryFields, type ProblemTexts } from "../features/enquiry/enquiry-fields";
import { formStyles, OutcomeNotice, ProblemSummary } from "../features/enquiry/enquiry-notice";
import { buttonLabelKey, type EnquiryState } from "../features/enquiry/use-enquiry";
import { Specimen } from "./specimen";
import { longTitle } from "./texts";

interface FormInStateProps {
  data: Present<Queries.EnquiryFormFragment>;
  state: EnquiryState;
  texts: ProblemTexts | undefined;
}

/** The form's parts in order: the form itself reaches these states only by being sent. */
const FormInState = ({ data, state, texts = {} }: FormInStateProps) => {
  const notice = useRef<HTMLDivElement>(null);
  const labels = data.enquiryForm;
  const [form = { name: "", fields: [] }] = labels.forms;
  const labelKey = buttonLabelKey(state);
  return (
    <form css={formStyles} onSubmit={(event) => event.preventDefault()} noValidate>
      <ProblemSummary heading={labels.problems} form={form} texts={texts} ref={notice} />
      <EnquiryFields labels={labels} form={form} texts={texts} />
      <OutcomeNotice state={state} sentence={labels.reference} ref={notice} />
      <Button type="submit" disabled={labelKey !== "submit"}>
        {labels[labelKey]}
      </Button>
    </form>
  );
};

export const EnquiryStates = () => {
  const data = useStaticQuery<Present<Queries.GalleryEnquiryFormQuery>>(graphql`
    query GalleryEnquiryForm {
      ...EnquiryForm
    }
  `);
  const { inputs, invalidEmail, failure, offline, tooMany, success } = data.enquiryForm;
  const reference = "7K3M-9Q2X";
  const states: { title: string; state: EnquiryState; texts?: ProblemTexts }[] = [
    { title: "sending", state: { step: "sending" } },
    { title: "refused", state: { step: "idle" }, texts: { firstName: inputs.firstName.missing, email: invalidEmail } },
    { title: "failed", state: { step: "failed", text: failure } },
    { title: "offline", state: { step: "failed", text: offline } },
    { title: "too many", state: { step: "failed", text: fillTemplate(tooMany, { minutes: 12 }) } },
    { title: "sent", state: { step: "sent", message: success, reference } },
    { title: "sent, without a reference", state: { step: "sent", message: longTitle, reference: undefined } },
    { title: "after it was sent", state: { step: "kept", reference } },
  ];
  return states.map(({ title, state, texts }) => (
    <Specimen key={title} title={`Form, ${title}`}>
      <FormInState data={data} state={state} texts={texts} />
    </Specimen>
  ));
};
