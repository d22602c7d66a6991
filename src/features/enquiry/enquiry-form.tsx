import { css } from "@emotion/react";
import { type RefObject, useEffect, useRef } from "react";
import { Button } from "../../components/primitives/button";
import { useSiteData } from "../../components/site/site-data";
import { hiddenFields } from "../../domain/enquiry/fields";
import { apiRoutes, enquiryFormId, legalPath, servicePath } from "../../domain/paths";
import type { Present } from "../../domain/present";
import { color, typeSize } from "../../theme/tokens";
import { EnquiryFields } from "./enquiry-fields";
import { formStyles, OutcomeNotice, ProblemSummary } from "./enquiry-notice";
import { buttonLabelKey, useEnquiry, useFormFocus } from "./use-enquiry";
import { useKeptInput } from "./use-kept-input";

const styles = css({ color: color.muted, fontSize: typeSize.small, "& a": { color: color.text } });

interface ConsentProps {
  /** The consent; `{privacy}` is the placeholder of the link. */
  text: string;
  page: { readonly title: string; readonly slug: string };
}

const Consent = ({ text, page }: ConsentProps) => {
  const [before, ...after] = text.split("{privacy}");
  return (
    <p css={styles}>
      {before}
      {/* A full page load, so that the back/forward cache keeps this page and its input. */}
      <a href={legalPath(page.slug)} target="_self">
        {page.title}
      </a>
      {after.join(page.title)}
    </p>
  );
};

const honeypotStyles = css({ position: "absolute", left: "-100rem", width: "1px", height: "1px", overflow: "hidden" });

/** Hidden from sight, screen readers and the keyboard. Bots that fill in every field give themselves away. */
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
 * Selects the service named in the URL, if there is one, unless the visitor has chosen another.
 *
 * @param query the query of the page's URL
 * @param initial the title of the preselected service
 */
const useChosenService = (form: RefObject<HTMLFormElement | null>, query: string, initial = "") => {
  const services = useSiteData().allService.nodes;
  const chosen = useRef(initial);
  useEffect(() => {
    const slug = new URLSearchParams(query).get(parameter) ?? "";
    const title = services.find(({ path }) => path === servicePath(slug))?.title;
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
  /** The title of a preselected service. */
  service?: string | undefined;
  campaign?: string | null;
}

/** The enquiry form. Until hydration, and without JavaScript, the browser submits it. */
export const EnquiryForm = ({ data, form: name, labelledBy, query, service, campaign = null }: EnquiryFormProps) => {
  const { enquiryForm: labels } = data;
  const form = useRef<HTMLFormElement>(null);
  const notice = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // The content check requires the forms that pages name.
  const definition = labels.forms.find((one) => one.name === name) ?? { name, fields: [] };
  const { state, texts, handlers, requestMeta } = useEnquiry(labels, definition);
  useKeptInput(form, query, requestMeta);
  useChosenService(form, query, service);
  useFormFocus(state, form, notice, button);
  useEffect(() => form.current?.setAttribute("novalidate", ""), []);
  const labelKey = buttonLabelKey(state);
  return (
    <form
      ref={form}
      css={formStyles}
      id={enquiryFormId}
      action={`${apiRoutes.contact}#${enquiryFormId}`}
      method="post"
      aria-labelledby={labelledBy}
      tabIndex={-1}
      {...handlers}
    >
      <ProblemSummary heading={labels.problems} form={definition} texts={texts} ref={notice} />
      <input type="hidden" name={hiddenFields.form} value={name} />
      {campaign !== null && <input type="hidden" name="campaign" value={campaign} />}
      <Honeypot label={labels.honeypot} />
      <EnquiryFields labels={labels} form={definition} texts={texts} service={service} />
      <OutcomeNotice state={state} sentence={labels.reference} ref={notice} />
      <Button ref={button} type="submit" disabled={labelKey !== "submit"}>
        {labels[labelKey]}
      </Button>
      <Consent text={labels.consent} page={labels.privacyPage} />
    </form>
  );
};
