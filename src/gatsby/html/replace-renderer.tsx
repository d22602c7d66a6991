import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import { renderToString } from "react-dom/server";
import { Helmet } from "react-helmet";
import { PageFactsContext } from "../../components/seo/page-facts-context";
import type { PageFacts } from "../../domain/structured-data/page-facts";
import { StructuredData } from "./structured-data";

/**
 * Renders a page and puts Emotion's styles into its head. By default they stand
 * between the elements of the body, where they break `:first-child` and the like
 * (https://emotion.sh/docs/ssr#advanced-approach).
 *
 * The head is read from react-helmet in the same breath. It keeps one state for
 * all pages, and Gatsby renders several at a time: by the moment its plugin
 * reads, the state may already be another page's.
 */
export const replaceRenderer: NonNullable<GatsbySSR["replaceRenderer"]> = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
  setHtmlAttributes,
}) => {
  const cache = createCache({ key: "css" });
  cache.compat = true;
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const described: PageFacts[] = [];
  const html = renderToString(
    <PageFactsContext value={(facts) => described.push(facts)}>
      <CacheProvider value={cache}>{bodyComponent}</CacheProvider>
    </PageFactsContext>,
  );
  const { title, meta, link, htmlAttributes } = Helmet.renderStatic();
  const { styles } = extractCriticalToChunks(html);
  replaceBodyHTMLString(html);
  setHtmlAttributes(htmlAttributes.toComponent());
  setHeadComponents([title, meta, link].map((part) => part.toComponent()));
  setHeadComponents(described.map((facts) => <StructuredData key="structured-data" facts={facts} />));
  setHeadComponents(
    styles.map(({ key, ids, css }) => (
      <style key={key} data-emotion={[key, ...ids].join(" ")} dangerouslySetInnerHTML={{ __html: css }} />
    )),
  );
};
