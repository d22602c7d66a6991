import { references } from "./variables";

/** Each colour on light and on dark paper. */
export const colors = {
  ink: ["#17153b", "#f3f2fc"],
  muted: ["#55537a", "#b4b2d6"],
  paper: ["#ffffff", "#0f0e26"],
  mist: ["#f6f6fc", "#17163a"],
  line: ["#e3e1f1", "#2a2950"],
  control: ["#85839f", "#7775a3"],
  iris: ["#5b4dff", "#8f83ff"],
  irisStrong: ["#4436e0", "#aaa1ff"],
  onIris: ["#ffffff", "#0f0e26"],
  coral: ["#ff4d79", "#ff6b8f"],
  marigold: ["#ffb020", "#ffbd47"],
  saffron: ["#ff8a3d", "#ff9d5c"],
  mint: ["#12c99b", "#2fd6ac"],
  sky: ["#2b7bff", "#5b99ff"],
  danger: ["#c01f4d", "#ff8fab"],
  success: ["#08734f", "#4fdcb0"],
  shadow: ["#17153b", "#000000"],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

export type ColorName = keyof typeof colors;

export const color = references("color", colors);

/** For one place on a page. */
export const brandGradient = "linear-gradient(100deg, #6a3dff 0%, #ff5c8a 60%, #ffb45c 110%)";
