import { Global, css } from "@emotion/react";
import type { ReactNode } from "react";
import { Helmet } from "react-helmet";
import { canonicalPath } from "../../domain/paths";
import { assertPresent } from "../../domain/present";
import { preloadedFont } from "../../theme/fonts";
import { globalStyles } from "../../theme/global-styles";
import { color, space } from "../../theme/tokens";
import { mainStyles, screenOnly } from "../primitives/styles";
import { SiteDataContext, useSiteQuery } from "../site/site-data";
import { Banner } from "./banner";
import { Footer } from "./footer";
import { HeaderBar, Header } from "./header";
import { iconFiles, iconSizes, webManifestPath } from "./icon-files";
import { useCaughtLinks } from "./use-caught-links";

const { scalable, touch } = iconFiles;

const skipStyles = css(screenOnly, {
  position: "fixed",
  top: space[2],
  left: space[2],
  zIndex: 40,
  padding: `${space[3]} ${space[4]}`,
  background: color.text,
  color: color.background,
  "&:not(:focus)": { clipPath: "inset(50%)" },
});

interface SiteLayoutProps {
  /** The path of the current page. */
  path: string;
  /** Omits the menu and the footer. */
  bare?: boolean | undefined;
  /** The controls in the header beside the menu. */
  tools?: ReactNode;
  /** Fixed buttons, outside the page so that their panel stays open across navigation. */
  floating?: ReactNode;
  children: ReactNode;
}

/** The layout around every page, and the head tags that all pages share. */
export const SiteLayout = ({ path, bare = false, tools, floating, children }: SiteLayoutProps) => {
  const data = useSiteQuery();
  assertPresent(data, path);
  const { label, banners } = data.banners;
  // The build omits those not scheduled for now.
  const [banner] = banners;
  const current = canonicalPath(path);
  useCaughtLinks();
  return (
    <SiteDataContext value={data}>
      <Global styles={globalStyles} />
      <a css={skipStyles} href="#content">
        {data.interfaceLabels.skipToContent}
      </a>
      {bare ? <HeaderBar /> : <Header path={current} tools={tools} />}
      {banner !== undefined && <Banner label={label} banner={banner} />}
      <main id="content" tabIndex={-1} css={mainStyles}>
        {children}
      </main>
      {!bare && <Footer />}
      {floating}
      {/* After the page's preloads: the first request reuses the document's connection; pictures outweigh fonts. */}
      <Helmet htmlAttributes={{ lang: data.siteSettings.language }}>
        <link rel="preload" href={preloadedFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href={scalable.path} type={scalable.type} sizes={iconSizes(scalable)} />
        <link rel="apple-touch-icon" href={touch.path} sizes={iconSizes(touch)} />
        {/* Only after hydration: Chromium would fetch it before the largest picture, and only installing needs it. */}
        {typeof window !== "undefined" && <link rel="manifest" href={webManifestPath} />}
      </Helmet>
    </SiteDataContext>
  );
};
