import { expect } from "@playwright/test";
import { routes } from "../../src/domain/paths";
import { hydrationEvent } from "../../src/gatsby/deferred-hydration/loader";
import chat from "../fixture-site/content/chatbot/script.json";
import industries from "../fixture-site/content/pages/industries.json";
import form from "../fixture-site/content/settings/enquiry-form.json";
import labels from "../fixture-site/content/settings/labels.json";
import navigation from "../fixture-site/content/settings/navigation.json";
import search from "../fixture-site/content/settings/search.json";
import { test } from "./engine-test";
import type { Visitor } from "./visitor";

/** A page linked in both the header bar and the phone menu. */
const [page = { label: "", to: "" }] = navigation.menu.links;
const labelInBar = navigation.header.find(({ to }) => to === page.to)?.label ?? "";

const follow = async (visitor: Visitor, hasBar: boolean) => {
  if (!hasBar) await visitor.click("button", labels.toggleMenu, "header");
  await visitor.click("link", hasBar ? labelInBar : page.label, "header");
  await visitor.isAt(page.to);
};

/** Opens a popover of the header with a link, and closes it. */
const openAndClose = async (visitor: Visitor, button: string, link: string, popover: string) => {
  await visitor.goto(routes.home);
  await visitor.seesNo("link", link, popover);
  await visitor.click("button", button, "header");
  await visitor.sees("link", link, popover);
  await visitor.press("Tab");
  await visitor.reads(true, (panel) => document.querySelector(panel)?.contains(document.activeElement), popover);
  await visitor.press("Escape");
  await visitor.seesNo("link", link, popover);
  await visitor.reads(button, () => document.activeElement?.textContent);
};

test("the menu opens, closes and navigates @narrow", async ({ visitor }) => {
  await openAndClose(visitor, labels.toggleMenu, page.label, "#menu");
  await follow(visitor, false);
  await visitor.seesNo("link", page.label, "#menu");
});

test("quick contacts open and close @wide", async ({ visitor }) => {
  await openAndClose(visitor, labels.quickContacts, labels.call, "#quick-contacts");
});

test("the search finds a page, shows it in view and navigates to it", async ({ visitor }) => {
  await visitor.goto(routes.home);
  await visitor.click("button", search.label, "header");
  await visitor.sees("heading", search.suggestionsHeading, "dialog");
  await visitor.type(page.label);
  await visitor.reads(page.to, () => document.querySelector<HTMLAnchorElement>("[data-results] a")?.pathname);
  const isInSight = () => {
    const bottomOf = (part: string) => document.querySelector(part)?.getBoundingClientRect().bottom ?? NaN;
    return bottomOf("[data-results] li") < bottomOf("[data-search-body]");
  };
  await visitor.reads(true, isInSight);
  await visitor.press("ArrowDown");
  await visitor.press("Enter");
  await visitor.isAt(page.to);
});

test("the chat shows a chosen option and closes", async ({ visitor }) => {
  await visitor.goto(page.to);
  await visitor.click("button", chat.panel.open, "aside");
  const choice = chat.steps[0]?.options?.[0]?.text ?? "";
  await visitor.click("button", choice, "#chat-panel");
  const answer = () => document.querySelector("[data-from=user]")?.textContent;
  await visitor.reads(`${chat.conversation.user}: ${choice}`, answer);
  await visitor.click("button", chat.panel.close, "#chat-panel");
  await visitor.seesNo("group", chat.conversation.options, "#chat-panel");
});

test("the form lists missing fields, and then sends the enquiry", async ({ visitor }) => {
  const { firstName, lastName, email, phone, message } = form.inputs;
  await visitor.goto(routes.contact);
  await visitor.hydrates();
  await visitor.click("button", form.submit, "#enquiry");
  await visitor.click("link", firstName.missing, "#enquiry");
  await visitor.type("Asha");
  for (const [field, text] of [
    [lastName, "Rao"],
    [email, "asha@example.org"],
    [phone, "+91 00000 00001"],
    [message, "A new shop, please."],
  ] as const) {
    await visitor.click("textbox", field.label, "#enquiry");
    await visitor.type(text);
  }
  // Each engine renders the options of a select natively, outside the page.
  await visitor.read(() => {
    const select = document.querySelector<HTMLSelectElement>("#enquiry select");
    if (select !== null) select.selectedIndex = 1;
    select?.dispatchEvent(new Event("change", { bubbles: true }));
  });
  await visitor.click("button", form.submit, "#enquiry");
  await visitor.reads(true, () => document.querySelector("[data-reference]") !== null);
});

const changeSlides = async (visitor: Visitor) => {
  const shown = () =>
    Array.from(
      document.querySelectorAll<HTMLElement>("main [role='group'][aria-roledescription]"),
      ({ inert }) => !inert,
    );
  await visitor.click("button", industries.carousel.pauseLabel, "main");
  const before = await visitor.read(shown);
  expect(before.filter(Boolean)).toHaveLength(1);
  await visitor.click("button", industries.carousel.nextLabel, "main");
  await visitor.reads([before.at(-1), ...before.slice(0, -1)], shown);
  await visitor.click("button", industries.carousel.previousLabel, "main");
  await visitor.reads(before, shown);
};

test("the carousel pauses and changes slides", async ({ visitor }) => {
  await visitor.goto(routes.industries);
  await visitor.hydrates();
  await changeSlides(visitor);
});

test("a chosen theme is kept, also on earlier pages in the history @history", async ({ visitor }) => {
  const isDark = () =>
    (getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []).every((part) => +part < 99);
  await visitor.goto(routes.home);
  await visitor.reads(false, isDark);
  await visitor.goto(page.to);
  await visitor.click("radio", labels.theme.dark, "footer");
  await visitor.reads(true, isDark);
  await visitor.goto(routes.contact);
  await visitor.reads(true, isDark);
  await visitor.read(() => history.go(-2));
  await visitor.isAt(routes.home);
  await visitor.reads(true, isDark);
});

test("a page that was left during hydration is interactive after Back @history", async ({ visitor }) => {
  const leave = (hydration: string, path: string) => {
    addEventListener(hydration, () => location.assign(path));
    dispatchEvent(new Event("pointermove"));
  };
  await visitor.goto(routes.industries);
  await visitor.read(leave, hydrationEvent, routes.contact);
  await visitor.isAt(routes.contact);
  await visitor.read(() => history.back());
  await visitor.isAt(routes.industries);
  await visitor.hydrates();
  await changeSlides(visitor);
});

test("the images above the fold load before the first input", async ({ visitor }) => {
  const missing = () =>
    [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return top < innerHeight && bottom > Math.max(top, 0) && image.naturalWidth === 0;
    }).length;
  for (const path of [routes.home, `${routes.services}/sample-one`]) {
    await visitor.goto(path);
    await visitor.reads(0, missing);
  }
});

test("Back and Forward restore the scroll position of each page @history", async ({ visitor, viewport }) => {
  const scroll = (top: number) => scrollTo({ top, behavior: "instant" });
  // Content loaded above may shift the position a little.
  const isNear = (top: number) => Math.abs(scrollY - top) < 50;
  await visitor.goto(routes.home);
  await visitor.hydrates();
  await visitor.read(scroll, 900);
  await follow(visitor, viewport?.width === 1366);
  await visitor.reads(true, isNear, 0);
  await visitor.read(scroll, 400);
  await visitor.read(() => history.back());
  await visitor.isAt(routes.home);
  await visitor.reads(true, isNear, 900);
  await visitor.read(() => history.forward());
  await visitor.isAt(page.to);
  await visitor.reads(true, isNear, 400);
});
