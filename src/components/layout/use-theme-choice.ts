import { type RefObject, useEffect } from "react";
import type { Theme } from "../../theme/themes";
import { chooseTheme, onThemeChosenElsewhere, rememberedTheme, showTheme } from "./theme-choice";

/**
 * Makes a group of radio buttons show and remember the theme. The browser keeps
 * their state, so that they work before this does and without it; what was
 * chosen by then counts.
 */
export const useThemeChoice = (group: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const buttons = [...(group.current?.querySelectorAll<HTMLInputElement>("input") ?? [])];
    const check = (theme: Theme) => {
      for (const button of buttons) button.checked = button.value === theme;
    };
    const follow = (theme: Theme) => {
      check(theme);
      showTheme(theme);
    };
    const chosen = () => (buttons.find(({ checked }) => checked)?.value ?? "system") as Theme;
    const choose = () => chooseTheme(chosen());
    if (chosen() === "system") check(rememberedTheme());
    else choose();
    for (const button of buttons) button.addEventListener("change", choose);
    const deafen = onThemeChosenElsewhere(follow);
    return () => {
      for (const button of buttons) button.removeEventListener("change", choose);
      deafen();
    };
  }, [group]);
};
