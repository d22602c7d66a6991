import { useMemo } from "react";

/**
 * Markup for `dangerouslySetInnerHTML`, the same object for as long as it is the same markup. React writes what is in
 * another object anew, if it was for the same text (up to 19.2), and a click whose target goes between press and
 * release is none.
 *
 * @param html from a file of the project, never from a visitor
 */
export const useMarkup = (html: string): { __html: string } => useMemo(() => ({ __html: html }), [html]);
