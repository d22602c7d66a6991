import { readyEvent, takeoverEvent } from "./names";

/** What needs scripts to do something when it is clicked. Links, forms, popovers and the like do without. */
const scripted = 'button[type="button"]:not([popovertarget])';

/** Keeps the clicks on what cannot answer yet, and makes them again when the application has taken over. */
export const keepClicks = (): void => {
  const clicked = new Set<HTMLElement>();
  const keep = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(scripted) : null;
    if (button === null) return;
    button.setAttribute("aria-busy", "true");
    clicked.add(button);
  };
  const answer = () => {
    for (const button of clicked) {
      button.removeAttribute("aria-busy");
      button.click();
    }
    clicked.clear();
  };
  addEventListener("click", keep, true);
  addEventListener(takeoverEvent, () => removeEventListener("click", keep, true), { once: true });
  addEventListener(readyEvent, answer, { once: true });
};
