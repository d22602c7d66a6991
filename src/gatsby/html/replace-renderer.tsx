import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import { renderToString } from "react-dom/server";

/**
 * Puts Emotion's styles into the head. By default they stand between the
 * elements of the body, where they break `:first-child` and the like
 * (https://emotion.sh/docs/ssr#advanced-approach).
 */
export const replaceRenderer: NonNullable<GatsbySSR["replaceRenderer"]> = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const cache = createCache({ key: "css" });
  cache.compat = true;
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
  const { styles } = extractCriticalToChunks(html);
  replaceBodyHTMLString(html);
  setHeadComponents(
    styles.map(({ key, ids, css }) => (
      <style key={key} data-emotion={[key, ...ids].join(" ")} dangerouslySetInnerHTML={{ __html: css }} />
    )),
  );
};
