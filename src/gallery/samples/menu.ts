import { longName, many } from "./texts";

/** The entries of a menu. Number two is long; the last is announced only and therefore left out. */
export const menuGroup = (count: number) => ({
  label: "Kites",
  all: { label: "All kites", to: "#kites" },
  items: many(count, (number) => ({
    title: number === 2 ? longName : `Kite ${number}`,
    path: number === count ? null : `#kite-${number}`,
  })),
  path: "",
});

export const themeWords = { legend: "Theme", system: "System", light: "Light", dark: "Dark" };
