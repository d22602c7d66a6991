import { themeName } from "../../theme/themes";
import { colors } from "../../theme/tokens";

/** The `theme-color` of the browser's toolbars for each system theme. */
export const barColors = { light: colors.background[0], dark: colors.background[1] } as const;

/**
 * Inline script that applies the stored theme before first paint, and later choices made here or in another tab. It
 * stores the choice unless the browser blocks storage, also before hydration. It is in every page's head, identical
 * everywhere, so that the Content-Security-Policy can allow it by hash.
 */
export const themeScript = [
  `{const n="${themeName}",k=${JSON.stringify(barColors)},d=document,r=d.documentElement,`,
  `s=t=>{const c=k[t];`,
  `c?r.dataset[n]=t:delete r.dataset[n];`,
  `for(const m of d.querySelectorAll('meta[name="theme-color"]'))m.content=c||k[m.media.includes("dark")?"dark":"light"];`,
  `for(const b of d.getElementsByName(n))b.checked=b.value===(c?t:"system")};`,
  `const g=()=>{try{s(localStorage.getItem(n))}catch{}};g();`,
  // The radio buttons exist by then, even before hydration; a page from the bfcache may have an outdated theme.
  `for(const e of ["DOMContentLoaded","pageshow"])addEventListener(e,g);`,
  `addEventListener("storage",({key})=>{if(key===n||key===null)g()});`,
  `addEventListener("change",({target:{name,value}})=>{if(name===n){s(value);`,
  `try{value==="system"?localStorage.removeItem(n):localStorage.setItem(n,value)}catch{}}})}`,
].join("");
