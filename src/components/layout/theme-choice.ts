import { themeName } from "../../theme/themes";
import { colors } from "../../theme/tokens";

/** What the browser's own bars are coloured with, for each system theme. */
export const barColors = { light: colors.background[0], dark: colors.background[1] } as const;

/**
 * Shows the remembered theme before anything is drawn, and then what is chosen here or in another tab. It remembers the
 * choice unless the browser blocks storage, also before hydration. It stands in every page's head and is the same
 * everywhere, so that the Content-Security-Policy can name it.
 */
export const themeScript = [
  `{const n="${themeName}",k=${JSON.stringify(barColors)},d=document,r=d.documentElement,`,
  `s=t=>{const c=k[t];`,
  `c?r.dataset[n]=t:delete r.dataset[n];`,
  `for(const m of d.querySelectorAll('meta[name="theme-color"]'))m.content=c||k[m.media.includes("dark")?"dark":"light"];`,
  `for(const b of d.getElementsByName(n))b.checked=b.value===(c?t:"system")};`,
  `const g=()=>{try{s(localStorage.getItem(n))}catch{}};g();`,
  // By then there are buttons to check, also before hydration; a page that Back brings may have been left in another theme.
  `for(const e of ["DOMContentLoaded","pageshow"])addEventListener(e,g);`,
  `addEventListener("storage",({key})=>{if(key===n||key===null)g()});`,
  `addEventListener("change",({target:{name,value}})=>{if(name===n){s(value);`,
  `try{value==="system"?localStorage.removeItem(n):localStorage.setItem(n,value)}catch{}}})}`,
].join("");
