import { css } from "@emotion/react";
import { formatMoment } from "../../domain/dates";
import type { PageEntry } from "../../domain/page-entry";
import type { Withheld } from "../../domain/publication/published";
import { fillTemplate } from "../../domain/template-text";
import { width } from "../../theme/tokens";
import { useSiteData } from "../site/site-data";

const styles = css({
  position: "fixed",
  insetInline: 0,
  top: width.header,
  zIndex: 10,
  padding: "0.25rem 1rem",
  background: "#ffb020",
  color: "#17153b",
  fontWeight: 600,
  textAlign: "center",
});

/** Returns why a page is hidden on the published site, in the site's language. */
export const withheldLabel = (
  { publication, publishAt, expireAt }: Withheld,
  labels: Record<"draft" | "waiting" | "expired", string>,
  language: string,
): string => {
  if (publication === "waiting" && publishAt !== undefined)
    return fillTemplate(labels.waiting, { moment: formatMoment(publishAt, language) });
  if (publication === "expired" && expireAt !== undefined)
    return fillTemplate(labels.expired, { moment: formatMoment(expireAt, language) });
  return labels.draft;
};

/** A ribbon on pages that are hidden on the published site; renders nothing on the others. */
export const Draft = ({ page: { withheld } }: { page: Pick<PageEntry, "withheld"> }) => {
  const { interfaceLabels, siteSettings } = useSiteData();
  return (
    withheld !== undefined && (
      <p css={styles} data-draft-ribbon="">
        {withheldLabel(withheld, interfaceLabels, siteSettings.language)}
      </p>
    )
  );
};
