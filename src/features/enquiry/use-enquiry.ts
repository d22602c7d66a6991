import { type ChangeEvent, type FocusEvent, type FormEvent, useEffect, useRef, useState } from "react";
import { enquirySentEvent, type SentEnquiry } from "../../domain/analytics";
import type { EnquiryFormWords } from "../../domain/content/enquiry-form";
import { attempt, problemsIn, type Result } from "./attempt";
import { beginSession, type EnquirySession, loadCheck } from "./enquiry-session";
import { isEnquiryField, isSame, type ProblemTexts, valuesOf } from "./form-values";
import { sentNoticeTime } from "./timing";

/** Where the form stands. After `sent` comes `kept`: only the reference is left, until the next attempt. */
export type EnquiryState = { step: "idle" | "sending" } | Result | { step: "kept"; reference: string | undefined };

/** Which of the form's words stands on its button; it can be pressed only while that is `submit`. */
export const buttonWord = ({ step }: EnquiryState): "submit" | "sending" | "sent" =>
  step === "sending" || step === "sent" ? step : "submit";

/** Drives the enquiry form once scripts are there: checks, sends, and tells how it went. */
export const useEnquiry = (words: EnquiryFormWords) => {
  const [state, setState] = useState<EnquiryState>({ step: "idle" });
  const [texts, setTexts] = useState<ProblemTexts>({});
  const session = useRef<EnquirySession>(null);
  const busy = useRef(false);

  useEffect(() => {
    if (state.step !== "sent") return undefined;
    const { reference } = state;
    const timer = setTimeout(() => {
      busy.current = false;
      setState({ step: "kept", reference });
    }, sentNoticeTime);
    return () => clearTimeout(timer);
  }, [state]);

  const begin = (): EnquirySession => {
    if (session.current === null) void loadCheck();
    return (session.current ??= beginSession());
  };

  const send = async (form: HTMLFormElement) => {
    if (busy.current) return;
    busy.current = true;
    setState({ step: "sending" });
    setTexts({});
    const sent = valuesOf(form);
    const result = await attempt(sent, begin(), words);
    if (result.step === "sent") {
      session.current = null;
      const detail: SentEnquiry = { form: sent["form"] ?? "", service: sent["service"] ?? "" };
      window.dispatchEvent(new CustomEvent(enquirySentEvent, { detail }));
      // What was typed meanwhile is not sent yet.
      if (isSame(sent, valuesOf(form))) form.reset();
    } else busy.current = false;
    if (result.step === "refused") setTexts(result.texts);
    setState(result);
  };

  const recheck = async (form: HTMLFormElement, name: string) => {
    begin();
    if (!isEnquiryField(name) || texts[name] === undefined) return;
    const found = await problemsIn(valuesOf(form), words);
    setTexts((shown) => ({ ...shown, [name]: found[name] }));
  };

  return {
    state,
    texts,
    handlers: {
      // A notice takes the focus as well, and begins nothing.
      onFocus: ({ target }: FocusEvent<HTMLFormElement>) => {
        if (isEnquiryField(target.name)) begin();
      },
      onChange: ({ currentTarget, target }: ChangeEvent<HTMLFormElement>) => void recheck(currentTarget, target.name),
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void send(event.currentTarget);
      },
    },
  };
};
