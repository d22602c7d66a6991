import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import { renderToString } from "react-dom/server";
import { Helmet } from "react-helmet";
import { PageFactsContext } from "../../components/seo/page-facts-context";
import type { PageFacts } from "../../domain/structured-data/page-nodes";
import { StructuredData } from "./structured-data";

/**
 * Renders a page and puts Helmet's tags, its structured data and Emotion's styles into its head. By default the styles
 * are between the elements of the body, where they break selectors such as `:first-child`
 * (https://emotion.sh/docs/ssr#advanced-approach).
 */
export const replaceRenderer: NonNullable<GatsbySSR["replaceRenderer"]> = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
  setHtmlAttributes,
}) => {
  // The few vendor prefixes that supported browsers need are written by hand; Emotion would add hundreds.
  const cache = createCache({ key: "css", stylisPlugins: [] });
  cache.compat = true;
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const described: PageFacts[] = [];
  const html = renderToString(
    <PageFactsContext value={(facts) => described.push(facts)}>
      <CacheProvider value={cache}>{bodyComponent}</CacheProvider>
    </PageFactsContext>,
  );
  // Helmet's state is global, and Gatsby renders the next page before it calls `onRenderBody` for this one.
  const { htmlAttributes, title, meta, link } = Helmet.renderStatic();
  replaceBodyHTMLString(html);
  setHtmlAttributes(htmlAttributes.toComponent());
  setHeadComponents([title, meta, link].map((tags) => tags.toComponent()));
  setHeadComponents(described.map((facts) => <StructuredData key="structured-data" facts={facts} />));
  setHeadComponents(
    extractCriticalToChunks(html).styles.map(({ key, ids, css }) => (
      <style key={key} data-emotion={[key, ...ids].join(" ")} dangerouslySetInnerHTML={{ __html: css }} />
    )),
  );
};
