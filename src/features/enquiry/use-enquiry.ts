import {
  type ChangeEvent,
  type FocusEvent,
  type FormEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { enquirySentEvent, type SentEnquiry } from "../../domain/analytics";
import type { EnquiryFormLabels } from "../../domain/content/enquiry-form";
import { enquiryFields, type FormDefinition, isEnquiryField } from "../../domain/enquiry/fields";
import { problemTexts } from "../../domain/enquiry/problem-texts";
import { notedAttribution } from "./attribution-note";
import type { ProblemTexts } from "./enquiry-fields";
import { beginEnquiry, type EnquiryOutcome, loadCheck, postEnquiry, type RequestMeta } from "./post-enquiry";

/** How long the success notice and the label 'Sent' are shown. */
const sentNoticeMs = 3_000;

/** The values of the form by input name. */
type FormValues = Readonly<Record<string, string>>;

/** Reads a form that has no files. */
const valuesOf = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as FormValues;

/** Whether the visitor has filled in nothing; the page may have preselected a service. */
const isEmpty = (values: FormValues): boolean =>
  enquiryFields.every((name) => name === "service" || (values[name] ?? "") === "");

type ElementRef = RefObject<HTMLElement | null>;

/** Moves the focus to the latest notice or to a control, so that it is never lost. */
export const useFormFocus = ({ step }: EnquiryState, form: ElementRef, notice: ElementRef, button: ElementRef) => {
  useLayoutEffect(() => {
    if (step === "idle") return;
    const { activeElement, body } = document;
    const nowhere = activeElement === null || activeElement === body;
    // A button that has just been disabled loses the focus at the next frame.
    if (step === "sending") {
      if (activeElement === button.current) form.current?.focus({ preventScroll: true });
    } else if (step === "kept") {
      if (nowhere) button.current?.focus({ preventScroll: true });
    } else notice.current?.focus({ preventScroll: step === "refused" });
    // The list of problems may be longer than the screen: scroll to its heading.
    if (step === "refused") notice.current?.scrollIntoView({ block: "start", behavior: "instant" });
  }, [step, form, notice, button]);
};

/** The form's state. `sent` is followed by `kept`: only the reference is shown, until the next attempt. */
export type EnquiryState =
  { step: "idle" | "sending" } | EnquiryOutcome | { step: "kept"; reference: string | undefined };

/** The key of the button's label; the button is enabled only while it is `submit`. */
export const buttonLabelKey = ({ step }: EnquiryState): "submit" | "sending" | "sent" =>
  step === "sending" || step === "sent" ? step : "submit";

/** Validates and sends the enquiry form after hydration, and holds its state. */
export const useEnquiry = (labels: EnquiryFormLabels, definition: FormDefinition) => {
  const [state, setState] = useState<EnquiryState>({ step: "idle" });
  const [texts, setTexts] = useState<ProblemTexts>({});
  const requestMeta = useRef<RequestMeta>(null);

  useEffect(() => {
    if (state.step !== "sent") return undefined;
    const { reference } = state;
    const timer = setTimeout(() => setState({ step: "kept", reference }), sentNoticeMs);
    return () => clearTimeout(timer);
  }, [state]);

  const begin = (form: HTMLFormElement): RequestMeta => {
    if (requestMeta.current === null) void loadCheck();
    return (requestMeta.current ??= beginEnquiry(isEmpty(valuesOf(form))));
  };

  /** Returns the messages of the checks; none if the checks could not be loaded. */
  const problemsIn = async (values: FormValues): Promise<ProblemTexts> => {
    const check = await loadCheck();
    const checked = check?.(values, labels.forms);
    return checked === undefined || checked.ok ? {} : problemTexts(checked.problems, labels, definition);
  };

  /** Validates the values and, if they are valid, sends them. Never throws. */
  const attempt = async (values: FormValues, meta: RequestMeta): Promise<EnquiryOutcome> => {
    const found = await problemsIn(values);
    if (Object.keys(found).length > 0) return { step: "refused", texts: found };
    return postEnquiry({ ...notedAttribution(), ...values, ...meta }, labels, definition);
  };

  const send = async (form: HTMLFormElement) => {
    if (state.step === "sending" || state.step === "sent") return;
    setState({ step: "sending" });
    setTexts({});
    const sent = valuesOf(form);
    const result = await attempt(sent, begin(form));
    if (result.step === "sent") {
      requestMeta.current = null;
      const { form: name = "", service = "", campaign } = sent;
      const detail: SentEnquiry = { form: name, service, ...(campaign !== undefined && { campaign }) };
      window.dispatchEvent(new CustomEvent(enquirySentEvent, { detail }));
      // Keeps input that was typed while sending.
      if (JSON.stringify(valuesOf(form)) === JSON.stringify(sent)) form.reset();
    }
    if (result.step === "refused") setTexts(result.texts);
    setState(result);
  };

  const recheck = async (form: HTMLFormElement, name: string) => {
    begin(form);
    if (!isEnquiryField(name) || texts[name] === undefined) return;
    const found = await problemsIn(valuesOf(form));
    setTexts((shown) => ({ ...shown, [name]: found[name] }));
  };

  return {
    state,
    texts,
    requestMeta,
    handlers: {
      // Notices are focused as well, but only a field begins an enquiry.
      onFocus: ({ currentTarget, target }: FocusEvent<HTMLFormElement>) => {
        if (isEnquiryField(target.name)) begin(currentTarget);
      },
      onChange: ({ currentTarget, target }: ChangeEvent<HTMLFormElement>) => void recheck(currentTarget, target.name),
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void send(event.currentTarget);
      },
    },
  };
};
