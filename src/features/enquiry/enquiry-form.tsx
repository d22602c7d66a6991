import { useEffect, useRef } from "react";
import { Button } from "../../components/primitives/button";
import { type EnquiryFormName, hiddenFields, phoneRequired } from "../../domain/enquiry/fields";
import { apiRoutes, enquiryFormId } from "../../domain/paths";
import type { Present } from "../../domain/present";
import { Consent } from "./consent";
import { EnquiryFields } from "./enquiry-fields";
import { OutcomeNotice, ProblemSummary } from "./enquiry-notice";
import { formStyles } from "./form-styles";
import { Honeypot } from "./honeypot";
import { useChosenService } from "./use-chosen-service";
import { buttonWord, useEnquiry } from "./use-enquiry";
import { useFormFocus } from "./use-form-focus";

interface EnquiryFormProps {
  data: Present<Queries.EnquiryFormFragment>;
  /** Which of the two forms it is: they do not ask for the same. */
  form: EnquiryFormName;
  /** The id of the heading that names the form. */
  labelledBy: string;
  /** The query of the page's address, which may name a service. */
  query: string;
}

/** The enquiry form. The browser itself sends it until hydration, and without scripts. */
export const EnquiryForm = ({ data, form: name, labelledBy, query }: EnquiryFormProps) => {
  const { enquiryForm: words, choices } = data;
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { state, texts, handlers } = useEnquiry(words);
  useChosenService(form, query, choices.nodes);
  useFormFocus(state, { form, notice, button });
  useEffect(() => form.current?.setAttribute("novalidate", ""), []);
  const action = `${apiRoutes.contact}#${enquiryFormId}`;
  const fields = { words, services: choices.nodes, phoneRequired: phoneRequired(name), texts };
  const word = buttonWord(state);
  return (
    <form
      css={formStyles}
      {...{ id: enquiryFormId, action, ...handlers }}
      ref={form}
      method="post"
      aria-labelledby={labelledBy}
      tabIndex={-1}
    >
      <ProblemSummary heading={words.problems} texts={texts} ref={notice} />
      <input type="hidden" name={hiddenFields.form} value={name} />
      <Honeypot label={words.honeypot} />
      <EnquiryFields {...fields} />
      <OutcomeNotice state={state} sentence={words.reference} ref={notice} />
      <Button ref={button} type="submit" disabled={word !== "submit"}>
        {words[word]}
      </Button>
      <Consent text={words.consent} page={words.privacyPage} />
    </form>
  );
};
