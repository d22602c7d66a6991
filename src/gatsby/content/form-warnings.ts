import type { ContentTypeName } from "../../domain/content/content-types";
import type { Mistake } from "../../domain/content/mistake";
import { canonicalForm, KeptAsWritten } from "./canonical-form";

const command = "npm run content:format";

/** Whether a file is written otherwise than the CMS would write it, so that the first edit there changes many lines. */
export const formWarnings = (type: ContentTypeName, file: string, source: string): Mistake[] => {
  const warning = { severity: "warning", file, field: "" } as const;
  try {
    const canonical = canonicalForm(type, file, source);
    if (canonical === source.replaceAll("\r\n", "\n")) return [];
    return [
      { ...warning, problem: "is not in the form in which the CMS writes it", advice: `${command} puts it right` },
    ];
  } catch (error) {
    if (!(error instanceof KeptAsWritten)) throw error;
    const advice = `remove them, or the CMS does when it saves the file; ${command} leaves it alone`;
    return [{ ...warning, problem: `has ${error.message} in its front matter`, advice }];
  }
};
