/** @jest-environment jsdom */
import { act, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { readyEvent } from "../../../../src/gatsby/deferred-hydration/loader";

const Page = ({ heading }: { heading: string }) => (
  <form id="enquiry">
    <h1>{heading}</h1>
    <input name="email" aria-label="Email" />
    <input name="newsletter" type="checkbox" aria-label="Newsletter" />
    <textarea name="message" aria-label="Message" />
    <select name="service" aria-label="Service">
      <option value="">None</option>
      <option value="Lamps">Lamps</option>
    </select>
  </form>
);

const htmlOf = (
  heading: string,
): string => `<form id="enquiry"><h1>${heading}</h1><input name="email" aria-label="Email">
  <input name="newsletter" type="checkbox" aria-label="Newsletter"><textarea name="message" aria-label="Message"></textarea>
  <select name="service" aria-label="Service"><option value="">None</option><option value="Lamps">Lamps</option></select></form>`;

/** Development has another way to render, so that this is loaded as production does. */
const loadHydrate = async () => {
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "production" });
  const { replaceHydrateFunction } = await import("../../../../src/gatsby/deferred-hydration/hydrate");
  return (replaceHydrateFunction as unknown as () => (page: ReactNode, container: Element) => void)();
};

it("keeps what was filled in, and the focus, where React renders the page from nothing", async () => {
  const hydrate = await loadHydrate();
  // React reports that the HTML is another.
  window.addEventListener("error", (event) => event.preventDefault());
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  document.body.innerHTML = `<div>${htmlOf("The heading of yesterday")}</div>`;
  const email = screen.getByLabelText<HTMLInputElement>("Email");
  screen.getByLabelText<HTMLInputElement>("Newsletter").checked = true;
  screen.getByLabelText<HTMLTextAreaElement>("Message").value = "We move our shop.";
  screen.getByLabelText<HTMLSelectElement>("Service").value = "Lamps";
  email.value = "asha@example.org";
  const container = document.body.firstElementChild;
  if (container === null) throw new Error("There is no page.");
  screen.getByLabelText("Message").focus();
  await act(async () => hydrate(<Page heading="The heading of today" />, container));
  expect(screen.getByRole("heading").textContent).toBe("The heading of today");
  window.dispatchEvent(new Event(readyEvent));
  expect(screen.getByLabelText("Email")).not.toBe(email);
  const form = document.querySelector("form") as HTMLFormElement;
  expect(Object.fromEntries(new FormData(form))).toEqual({
    email: "asha@example.org",
    newsletter: "on",
    message: "We move our shop.",
    service: "Lamps",
  });
  expect(document.activeElement).toBe(screen.getByLabelText("Message"));
});
