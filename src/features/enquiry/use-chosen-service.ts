import { type RefObject, useEffect, useRef } from "react";

/** The part of the address that the links to the form write: see `enquiryPath`. */
const parameter = "service";

/**
 * Chooses the service that the address names, as long as the visitor has not chosen one.
 *
 * @param query the query of the page's address
 * @param services all that can be chosen; a slug that is not among them is ignored
 */
export const useChosenService = (
  form: RefObject<HTMLFormElement | null>,
  query: string,
  services: readonly { readonly slug: string; readonly title: string }[],
) => {
  const chosen = useRef("");
  useEffect(() => {
    const slug = new URLSearchParams(query).get(parameter);
    const title = services.find((service) => service.slug === slug)?.title;
    const select = form.current?.elements.namedItem(parameter);
    if (title === undefined || !(select instanceof HTMLSelectElement)) return;
    if (select.value !== "" && select.value !== chosen.current) return;
    select.value = title;
    chosen.current = title;
  }, [form, query, services]);
};
