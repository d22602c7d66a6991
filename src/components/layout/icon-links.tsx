import { PageHead } from "../primitives/page-head";
import { iconFiles, iconSizes, webManifestPath } from "./icon-files";

const { classic, scalable, touch } = iconFiles;

/** Tells browsers where the site's icons are, and its web app manifest, which names some more. */
export const IconLinks = () => (
  <PageHead>
    <link rel="icon" href={classic.path} sizes={iconSizes(classic)} />
    <link rel="icon" href={scalable.path} type={scalable.type} sizes={iconSizes(scalable)} />
    <link rel="apple-touch-icon" href={touch.path} sizes={iconSizes(touch)} />
    <link rel="manifest" href={webManifestPath} />
  </PageHead>
);
