import { css } from "@emotion/react";
import { formatMoment } from "../../domain/dates";
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

const attribute = "data-draft-ribbon";

export const draftSelector = `[${attribute}]`;

interface WithheldEntry {
  draft?: boolean | null;
  publication?: string | null;
  publishAt?: string | null;
  expireAt?: string | null;
}

/** Why visitors of the published site do not see an entry, in the language of the site. */
export const withheldLabel = (
  { publication, publishAt, expireAt }: WithheldEntry,
  labels: Record<"draft" | "waiting" | "expired", string>,
  language: string,
): string => {
  if (publication === "waiting" && typeof publishAt === "string")
    return fillTemplate(labels.waiting, { moment: formatMoment(publishAt, language) });
  if (publication === "expired" && typeof expireAt === "string")
    return fillTemplate(labels.expired, { moment: formatMoment(expireAt, language) });
  return labels.draft;
};

/** A ribbon over an entry that visitors of the published site do not see; nothing over the others. */
export const Draft = ({ entry }: { entry: WithheldEntry }) => {
  const { interfaceLabels, siteSettings } = useSiteData();
  return (
    entry.draft === true && (
      <p css={styles} {...{ [attribute]: "" }}>
        {withheldLabel(entry, interfaceLabels, siteSettings.language)}
      </p>
    )
  );
};
