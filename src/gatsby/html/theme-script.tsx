import type { PreRenderHTMLArgs } from "gatsby";
import { themeScript } from "../../components/layout/theme-choice";

/** Shows each page in the theme that was chosen on an earlier one, before anything of it is drawn. */
export const addThemeScript = ({ getHeadComponents, replaceHeadComponents }: PreRenderHTMLArgs): void =>
  replaceHeadComponents([
    ...getHeadComponents(),
    <script key="theme" dangerouslySetInnerHTML={{ __html: themeScript }} />,
  ]);
