import type { ReactNode } from "react";
import type { OptionalPart as PartName } from "../../domain/content/settings";
import { useSiteData } from "../site/site-data";

/** A part of every page, unless the settings leave it out. */
export const OptionalPart = ({ name, children }: { name: PartName; children: ReactNode }) =>
  useSiteData().siteSettings.leftOut?.includes(name) === true ? null : children;
