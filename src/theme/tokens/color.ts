import { references } from "./variables";

export const lightColors = {
  ink: "#17153b",
  muted: "#55537a",
  paper: "#ffffff",
  mist: "#f6f6fc",
  line: "#e3e1f1",
  control: "#85839f",
  iris: "#5b4dff",
  irisStrong: "#4436e0",
  onIris: "#ffffff",
  coral: "#ff4d79",
  marigold: "#ffb020",
  saffron: "#ff8a3d",
  mint: "#12c99b",
  sky: "#2b7bff",
  danger: "#c01f4d",
  success: "#08734f",
  shadow: "23 21 59",
} as const;

export type ColorName = keyof typeof lightColors;

export const darkColors: Record<ColorName, string> = {
  ink: "#f3f2fc",
  muted: "#b4b2d6",
  paper: "#0f0e26",
  mist: "#17163a",
  line: "#2a2950",
  control: "#7775a3",
  iris: "#8f83ff",
  irisStrong: "#aaa1ff",
  onIris: "#0f0e26",
  coral: "#ff6b8f",
  marigold: "#ffbd47",
  saffron: "#ff9d5c",
  mint: "#2fd6ac",
  sky: "#5b99ff",
  danger: "#ff8fab",
  success: "#4fdcb0",
  shadow: "0 0 0",
};

export const color = references("color", lightColors);

/** The footer and dark bands, which look the same in both themes. */
export const night = { paper: "#0f0e26", panel: "#1b1a40", ink: "#f3f2fc", muted: "#b4b2d6", line: "#2e2c58" } as const;

/** For one place on a page. */
export const brandGradient = "linear-gradient(100deg, #6a3dff 0%, #ff5c8a 60%, #ffb45c 110%)";
