import createCache from "@emotion/cache";
import { CacheProvider } from "@emotion/react";
import createEmotionServer from "@emotion/server/create-instance";
import type { GatsbySSR } from "gatsby";
import { renderToString } from "react-dom/server";
import { type HeadPart, PageHeadContext } from "../../components/primitives/page-head";
import { PageFactsContext } from "../../components/seo/page-facts-context";
import type { PageFacts } from "../../domain/structured-data/page-facts";
import { holdLateStyles, splitStyles } from "../late-styles/split-styles";
import { StructuredData } from "./structured-data";

/**
 * Renders a page and puts Emotion's styles into its head, as far as its first
 * screen needs them. By default they stand between the elements of the body,
 * where they break `:first-child` and the like
 * (https://emotion.sh/docs/ssr#advanced-approach).
 *
 * What the page puts into its head and what it says of itself is collected by
 * the same rendering, since Gatsby renders several pages at a time.
 */
export const replaceRenderer: NonNullable<GatsbySSR["replaceRenderer"]> = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
  setHtmlAttributes,
}) => {
  // The few prefixes that the browsers in question need stand beside their properties; Emotion would add hundreds.
  const cache = createCache({ key: "css", stylisPlugins: [] });
  cache.compat = true;
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const described: PageFacts[] = [];
  const head: HeadPart[] = [];
  const html = renderToString(
    <PageFactsContext value={(facts) => described.push(facts)}>
      <PageHeadContext value={(part) => head.push(part)}>
        <CacheProvider value={cache}>{bodyComponent}</CacheProvider>
      </PageHeadContext>
    </PageFactsContext>,
  );
  const { first, late } = splitStyles(
    html,
    (part) => extractCriticalToChunks(part).styles,
    (id) => String(cache.inserted[id] ?? ""),
  );
  replaceBodyHTMLString(holdLateStyles(html, late));
  const language = head.find((part) => part.language !== undefined)?.language;
  if (language !== undefined) setHtmlAttributes({ lang: language });
  setHeadComponents(head.map(({ children }) => children));
  setHeadComponents(described.map((facts) => <StructuredData key="structured-data" facts={facts} />));
  setHeadComponents(
    first.map(({ key, ids, css }) => (
      // The names of what is not global are read from the rules when scripts come (browser/built-styles).
      <style
        key={key}
        data-emotion={key === cache.key ? key : [key, ...ids].join(" ")}
        dangerouslySetInnerHTML={{ __html: css }}
      />
    )),
  );
};
