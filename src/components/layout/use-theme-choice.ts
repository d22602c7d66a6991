import { type RefObject, useEffect } from "react";
import type { Theme } from "../../theme/themes";
import { afterNextPaint } from "../primitives/after-next-paint";
import { onThemeChosenElsewhere, rememberTheme, rememberedTheme, showTheme } from "./theme-choice";

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
    let callOff: (() => void) | undefined;
    const choose = () => {
      rememberTheme(chosen());
      callOff?.();
      // The choice is seen at once, before the whole page is drawn in other colours.
      callOff = afterNextPaint(() => showTheme(chosen()));
    };
    if (chosen() === "system") check(rememberedTheme());
    else choose();
    for (const button of buttons) button.addEventListener("change", choose);
    const deafen = onThemeChosenElsewhere(follow);
    return () => {
      callOff?.();
      for (const button of buttons) button.removeEventListener("change", choose);
      deafen();
    };
  }, [group]);
};
