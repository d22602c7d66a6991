import type { PreRenderHTMLArgs } from "gatsby";
import { barColors, themeScript } from "../../components/layout/theme-choice";
import { headingFontFaces } from "../../theme/fonts";
import { lateFontId, lateFontMedia, lateFontScript } from "../../theme/late-font";
import { systemThemes } from "../../theme/themes";

/**
 * Shows each page in the theme that was chosen on an earlier one, before anything of it is drawn, and colours the
 * browser's own bars to match; and brings the rules of the headings' font. React does not own these elements: it would
 * put the colours back that the page came with.
 */
export const addThemeHead = ({ getHeadComponents, replaceHeadComponents }: PreRenderHTMLArgs): void =>
  replaceHeadComponents([
    ...getHeadComponents(),
    ...systemThemes.map((theme) => (
      <meta key={theme} name="theme-color" media={`(prefers-color-scheme: ${theme})`} content={barColors[theme]} />
    )),
    <style
      key="late-font"
      id={lateFontId}
      media={lateFontMedia}
      dangerouslySetInnerHTML={{ __html: headingFontFaces }}
    />,
    // One script, since the policy that goes out with every page names each.
    <script key="theme" dangerouslySetInnerHTML={{ __html: `${themeScript};${lateFontScript}` }} />,
  ]);
