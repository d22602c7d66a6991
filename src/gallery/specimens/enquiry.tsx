import { css } from "@emotion/react";
import { EnquiryForm } from "../../features/enquiry/enquiry-form";
import { space } from "../../theme/tokens/space";
import { FormInState } from "../form-in-state";
import { enquiryForm, pressedForms } from "../samples/enquiry";
import { Specimen } from "../specimen";

const headingStyles = css({ marginBlockEnd: space[6] });

export const Enquiry = () => (
  <>
    {(["contact", "home"] as const).map((form) => (
      <Specimen key={form} title={`Form, ${form}`} note="the real one: it sends what you write">
        <h3 css={headingStyles} id={`form-${form}`}>
          Write to us
        </h3>
        <EnquiryForm data={enquiryForm} form={form} labelledBy={`form-${form}`} query="" />
      </Specimen>
    ))}
    {pressedForms.map(({ title, ...form }) => (
      <Specimen key={title} title={`Form, ${title}`}>
        <FormInState {...form} />
      </Specimen>
    ))}
  </>
);
