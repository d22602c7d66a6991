import { type Theme, themeName, themes } from "../../theme/themes";
import { colors } from "../../theme/tokens";

/** What the browser's own bars are coloured with, for each system theme. */
export const barColors = { light: colors.background[0], dark: colors.background[1] } as const;

const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value);

/** The theme that was chosen in this browser, which may block storage. */
export const rememberedTheme = (): Theme => {
  try {
    const theme = localStorage.getItem(themeName);
    return isTheme(theme) ? theme : "system";
  } catch {
    return "system";
  }
};

const colorBars = (theme: Theme): void => {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const system = meta.media.includes("dark") ? "dark" : "light";
    meta.content = barColors[theme === "system" ? system : theme];
  }
};

/** Shows the page in a theme. */
export const showTheme = (theme: Theme): void => {
  if (theme === "system") document.documentElement.removeAttribute(`data-${themeName}`);
  else document.documentElement.setAttribute(`data-${themeName}`, theme);
  colorBars(theme);
};

/** Listens for a theme that is chosen in another tab. @returns what ends that */
export const onThemeChosenElsewhere = (listener: (theme: Theme) => void): (() => void) => {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === themeName || key === null) listener(rememberedTheme());
  };
  window.addEventListener("storage", onStorage);
  return () => window.removeEventListener("storage", onStorage);
};

/**
 * Does what `showTheme(rememberedTheme())` does, before anything is drawn, and
 * remembers what is chosen, also before the application has come. It stands in
 * every page's head and is the same everywhere, so that the
 * Content-Security-Policy can name it.
 */
export const themeScript = [
  `try{const t=localStorage.getItem("${themeName}"),c=${JSON.stringify(barColors)}[t];`,
  `if(c){document.documentElement.dataset.${themeName}=t;`,
  `for(const m of document.querySelectorAll('meta[name="theme-color"]'))m.content=c}}catch{}`,
  `addEventListener("change",({target:{name,value}})=>{if(name==="${themeName}")`,
  `try{value==="system"?localStorage.removeItem(name):localStorage.setItem(name,value)}catch{}});`,
].join("");
