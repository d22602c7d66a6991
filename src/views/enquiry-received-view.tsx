import { css } from "@emotion/react";
import { FullHeight, NextLinks } from "../components/sections/not-found-message";
import { PageHeader } from "../components/sections/page-header";
import type { Present } from "../domain/present";
import { color, radius, space } from "../theme/tokens";

const referenceStyles = css({
  padding: space[4],
  border: `1.5px solid ${color.success}`,
  borderRadius: radius.control,
  background: `color-mix(in oklab, ${color.success} 8%, ${color.background})`,
  fontWeight: 600,
});

/**
 * The confirmation of an enquiry sent without scripts. A function inserts the reference into the HTML; React does not
 * overwrite that text.
 */
export const EnquiryReceivedView = ({ data }: { data: Present<Queries.EnquiryReceivedPageQuery> }) => {
  const { head, reference, links } = data.enquiryReceivedPage;
  return (
    <FullHeight>
      <PageHeader head={head}>
        <p css={referenceStyles} data-reference suppressHydrationWarning>
          {reference}
        </p>
        <NextLinks links={links} />
      </PageHeader>
    </FullHeight>
  );
};
