import { css } from "@emotion/react";
import { type RefObject, useEffect, useRef } from "react";
import { Button } from "../../components/primitives/button";
import { hiddenFields } from "../../domain/enquiry/fields";
import { apiRoutes, enquiryFormId, legalPath } from "../../domain/paths";
import type { Present } from "../../domain/present";
import { color, typeSize } from "../../theme/tokens";
import { EnquiryFields } from "./enquiry-fields";
import { formStyles, OutcomeNotice, ProblemSummary } from "./enquiry-notice";
import { buttonLabelKey, useEnquiry, useFormFocus } from "./use-enquiry";
import { useKeptInput } from "./use-kept-input";

const styles = css({ color: color.muted, fontSize: typeSize.small, "& a": { color: color.text } });

interface ConsentProps {
  /** What the visitor agrees to; `{privacy}` stands for the link. */
  text: string;
  page: { readonly title: string; readonly slug: string };
}

const Consent = ({ text, page }: ConsentProps) => {
  const [before, after = ""] = text.split("{privacy}");
  return (
    <p css={styles}>
      {before}
      {/* Loads the page, so that the browser keeps this one, and what is filled in, for the way back. */}
      <a href={legalPath(page.slug)} target="_self">
        {page.title}
      </a>
      {after}
    </p>
  );
};

const honeypotStyles = css({ position: "absolute", left: "-100rem", width: "1px", height: "1px", overflow: "hidden" });

/** A field that people neither see, nor hear, nor reach by keyboard. Programs that fill in every field give themselves away. */
const Honeypot = ({ label }: { label: string }) => (
  <div css={honeypotStyles} aria-hidden="true">
    <label>
      {label}
      <input type="text" name={hiddenFields.honeypot} tabIndex={-1} autoComplete="off" />
    </label>
  </div>
);

/** The query parameter of links to the form: see `enquiryPath`. */
const parameter = "service";

/**
 * Chooses the service that the URL names, as long as the visitor has not chosen one.
 *
 * @param query the query of the page's URL
 * @param services all that can be chosen; a slug that is not among them is ignored
 * @param initial the title of the service that the form begins with
 */
const useChosenService = (
  form: RefObject<HTMLFormElement | null>,
  query: string,
  services: readonly { readonly slug: string; readonly title: string }[],
  initial = "",
) => {
  const chosen = useRef(initial);
  useEffect(() => {
    const slug = new URLSearchParams(query).get(parameter);
    const title = services.find((service) => service.slug === slug)?.title;
    const select = form.current?.elements.namedItem(parameter);
    if (title === undefined || !(select instanceof HTMLSelectElement)) return;
    if (!["", chosen.current, title].includes(select.value)) return;
    select.value = title;
    chosen.current = title;
  }, [form, query, services]);
};

interface EnquiryFormProps {
  data: Present<Queries.EnquiryFormFragment>;
  /** The name of one of the forms. */
  form: string;
  /** The id of the heading that names the form. */
  labelledBy: string;
  /** The query of the page's URL, which may name a service. */
  query: string;
  /** The title of a service that is chosen already. */
  service?: string | undefined;
  /** The campaign of the page. */
  campaign?: string | null;
}

/** The enquiry form. The browser itself sends it until hydration, and without scripts. */
export const EnquiryForm = ({ data, form: name, labelledBy, query, service, campaign = null }: EnquiryFormProps) => {
  const { enquiryForm: labels, choices } = data;
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // The content check insists on the forms that pages name.
  const definition = labels.forms.find((one) => one.name === name) ?? { name, fields: [] };
  const { state, texts, handlers, requestMeta } = useEnquiry(labels, definition);
  useKeptInput(form, query, requestMeta);
  useChosenService(form, query, choices.nodes, service);
  useFormFocus(state, form, notice, button);
  useEffect(() => form.current?.setAttribute("novalidate", ""), []);
  const action = `${apiRoutes.contact}#${enquiryFormId}`;
  const labelKey = buttonLabelKey(state);
  return (
    <form
      css={formStyles}
      {...{ id: enquiryFormId, action, ...handlers }}
      ref={form}
      method="post"
      aria-labelledby={labelledBy}
      tabIndex={-1}
    >
      <ProblemSummary heading={labels.problems} form={definition} texts={texts} ref={notice} />
      <input type="hidden" name={hiddenFields.form} value={name} />
      {campaign !== null && <input type="hidden" name="campaign" value={campaign} />}
      <Honeypot label={labels.honeypot} />
      <EnquiryFields labels={labels} form={definition} services={choices.nodes} texts={texts} service={service} />
      <OutcomeNotice state={state} sentence={labels.reference} ref={notice} />
      <Button ref={button} type="submit" disabled={labelKey !== "submit"}>
        {labels[labelKey]}
      </Button>
      <Consent text={labels.consent} page={labels.privacyPage} />
    </form>
  );
};
