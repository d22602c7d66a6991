import { SelectField, TextAreaField, TextField } from "../../components/primitives/field";
import type { EnquiryFormWords } from "../../domain/content/enquiry-form";
import { type EnquiryField, enquiryLimits } from "../../domain/enquiry/fields";
import { pairStyles } from "./form-styles";
import { fieldId, type ProblemTexts } from "./form-values";

interface EnquiryFieldsProps {
  words: EnquiryFormWords;
  services: readonly { readonly title: string }[];
  phoneRequired: boolean;
  texts: ProblemTexts;
  /** The title of a service that is chosen already. */
  service?: string | undefined;
}

/** The six fields of an enquiry. */
export const EnquiryFields = ({ words, services, phoneRequired, texts, service }: EnquiryFieldsProps) => {
  const field = (name: EnquiryField) => ({
    id: fieldId(name),
    name,
    label: words.inputs[name].label,
    error: texts[name],
    required: true,
  });
  const line = (name: EnquiryField, autoComplete: string) => ({
    ...field(name),
    autoComplete,
    maxLength: enquiryLimits[name],
  });
  return (
    <>
      <div css={pairStyles}>
        <TextField {...line("firstName", "given-name")} />
        <TextField {...line("lastName", "family-name")} />
      </div>
      <div css={pairStyles}>
        <TextField {...line("email", "email")} type="email" />
        <TextField
          {...line("phone", "tel")}
          type="tel"
          hint={phoneRequired ? undefined : words.optional}
          required={phoneRequired}
        />
      </div>
      <SelectField {...field("service")} defaultValue={service ?? ""}>
        <option value="">{words.noService}</option>
        {services.map(({ title }) => (
          <option key={title}>{title}</option>
        ))}
      </SelectField>
      <TextAreaField {...field("message")} maxLength={enquiryLimits.message} />
    </>
  );
};
