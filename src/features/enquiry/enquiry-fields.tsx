import { css } from "@emotion/react";
import type { InputHTMLAttributes } from "react";
import { CheckboxField, SelectField, TextAreaField, TextField } from "../../components/primitives/field";
import { useSiteData } from "../../components/site/site-data";
import type { EnquiryFormLabels } from "../../domain/content/enquiry-form";
import { type EnquiryField, type FormDefinition, formLabels, isEnquiryField } from "../../domain/enquiry/fields";
import { media, space } from "../../theme/tokens";

/** The error message of each invalid field. */
export type ProblemTexts = Partial<Record<EnquiryField, string>>;

/** The id of a field. The function that answers without JavaScript uses it as well. */
export const fieldId = (field: EnquiryField): string => `enquiry-${field}`;

const styles = css({
  display: "grid",
  gap: space[6],
  [media.medium]: {
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    "& > [data-wide]": { gridColumn: "1 / -1" },
  },
});

const wideFields: readonly EnquiryField[] = ["service", "newsletter", "message"];

const inputAttributes: Partial<Record<EnquiryField, InputHTMLAttributes<HTMLInputElement>>> = {
  firstName: { autoComplete: "given-name" },
  lastName: { autoComplete: "family-name" },
  email: { autoComplete: "email", type: "email" },
  phone: { autoComplete: "tel", type: "tel" },
  company: { autoComplete: "organization" },
  // Not of type `url`, which rejects a URL without https://.
  companyWebsite: { autoComplete: "url", inputMode: "url" },
};

/** Sets `value` explicitly: browser translation changes the text, which would be sent otherwise. */
const Choices = ({ none, choices }: { none: string; choices: readonly string[] }) => (
  <>
    <option value="">{none}</option>
    {choices.map((choice) => (
      <option key={choice} value={choice}>
        {choice}
      </option>
    ))}
  </>
);

interface EnquiryFieldsProps {
  labels: EnquiryFormLabels;
  form: FormDefinition;
  texts: ProblemTexts;
  /** The title of a preselected service. */
  service?: string | undefined;
}

export const EnquiryFields = ({ labels, form, texts, service = "" }: EnquiryFieldsProps) => {
  const services = useSiteData().allService.nodes;
  const fieldLabels = formLabels(labels.inputs, form);
  const controlOf = (name: EnquiryField, required: boolean) => {
    const field = {
      id: fieldId(name),
      name,
      label: fieldLabels[name].label,
      hint: required ? undefined : labels.optional,
      error: texts[name],
      required,
    };
    if (name === "service")
      return (
        <SelectField {...field} defaultValue={service}>
          <Choices none={labels.noService} choices={services.map(({ title }) => title)} />
        </SelectField>
      );
    if (name === "budget" || name === "timeFrame")
      return (
        <SelectField {...field}>
          <Choices none={labels.noChoice} choices={labels.inputs[name].choices} />
        </SelectField>
      );
    // An optional checkbox needs no "optional" hint.
    if (name === "newsletter") return <CheckboxField {...field} hint={undefined} value="yes" />;
    // No `maxlength`, which truncates pasted text silently: the checks report that it is too long.
    return name === "message" ? <TextAreaField {...field} /> : <TextField {...field} {...inputAttributes[name]} />;
  };
  return (
    <div css={styles}>
      {form.fields.map(
        ({ field, required }) =>
          isEnquiryField(field) && (
            <div key={field} data-wide={wideFields.includes(field) || undefined}>
              {controlOf(field, required === true)}
            </div>
          ),
      )}
    </div>
  );
};
