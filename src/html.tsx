import type { ReactNode } from "react";
import siteSettings from "../content/settings/site.json";
import { barColors, themeScript } from "./components/layout/theme-choice";
import type { OptionalPart } from "./domain/content/settings";
import { deferredFontId, deferredFontMedia, deferredFontScript } from "./theme/deferred-font";
import { headingFontFaces } from "./theme/fonts";
import { systemThemes } from "./theme/themes";

/** A theme that was chosen once counts only where it can be chosen again. */
const { leftOut = [] }: { name: string; leftOut?: readonly string[] } = siteSettings;
const hasThemeSwitch = !leftOut.includes("theme switch" satisfies OptionalPart);

interface DocumentProps {
  htmlAttributes: object;
  bodyAttributes: object;
  headComponents: ReactNode;
  preBodyComponents: ReactNode;
  postBodyComponents: ReactNode;
  /** The page's markup. */
  body: string;
}

/**
 * The document around every page (https://www.gatsbyjs.com/docs/custom-html/), with what neither React nor Helmet may
 * own: the colours of the browser's bars, which follow the theme that was chosen on an earlier page; the script that
 * shows that theme before anything is drawn; and the rules of the headings' font, which that script lets come late.
 */
const Document = (props: DocumentProps) => (
  // eslint-disable-next-line jsx-a11y/html-has-lang -- the page's language is among its attributes
  <html {...props.htmlAttributes}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {props.headComponents}
      {systemThemes.map((theme) => (
        <meta key={theme} name="theme-color" media={`(prefers-color-scheme: ${theme})`} content={barColors[theme]} />
      ))}
      <style id={deferredFontId} media={deferredFontMedia} dangerouslySetInnerHTML={{ __html: headingFontFaces }} />
      {hasThemeSwitch && <script dangerouslySetInnerHTML={{ __html: themeScript }} />}
      <script dangerouslySetInnerHTML={{ __html: deferredFontScript }} />
    </head>
    <body {...props.bodyAttributes}>
      {props.preBodyComponents}
      <div id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
      {props.postBodyComponents}
    </body>
  </html>
);

export default Document;
