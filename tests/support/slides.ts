import { expect, type Locator, type Page } from "@playwright/test";
import { showIntent } from "./hydrated";

export const taglines = [
  "Bring paperwork and spreadsheets into one system",
  "Let patients book from their phones",
  "Apps and automation for cities on the move",
  "Courses and live classes on any screen",
  "An online shop that is easy to buy from",
] as const;

/** The carousel on a page, and what a visitor can reach in it. */
export const slidesOn = (page: Page) => {
  const carousel = page.getByRole("region", { name: "Fields we build for" });
  const button = (name: string | RegExp) => carousel.getByRole("button", { name });
  return {
    carousel,
    button,
    dot: (number: number) => button(new RegExp(`^Slide ${number} of 5`)),
    /** The slide that can be read and used: all others are inert. */
    shown: carousel.locator("[role=group][aria-roledescription=slide]:not([inert])"),
  };
};

/** Opens the page and waits until scripts have taken the strip over. */
export const openSlides = async (page: Page) => {
  await page.goto("/industries");
  await showIntent(page);
  const slides = slidesOn(page);
  await expect(slides.button(/the slides$/)).toBeVisible();
  return slides;
};

/** Checks which slide is shown, counting from 1. */
export const expectSlide = async (shown: Locator, number: number): Promise<void> => {
  await expect(shown).toHaveAccessibleName(`${number} of 5`);
  await expect(shown.getByRole("heading")).toHaveText(taglines[number - 1] ?? "");
};
