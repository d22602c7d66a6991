import { useContext } from "react";
import { PageHead, PageHeadContext } from "../primitives/page-head";
import { webManifestPath } from "./icon-files";

/**
 * Tells browsers where the site's web app manifest is. Nobody puts a page on a home screen before the first touch: with
 * scripts React adds the link, and the manifest shares no line with what is read first.
 */
export const ManifestLink = () => {
  const isBuilt = useContext(PageHeadContext) !== undefined;
  const link = <link rel="manifest" href={webManifestPath} />;
  return <PageHead>{isBuilt ? <noscript>{link}</noscript> : link}</PageHead>;
};
