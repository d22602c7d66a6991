import { css } from "@emotion/react";
import { Horizon } from "../components/sections/horizon";
import { PageHead } from "../components/sections/page-head";
import { WaysOn } from "../components/sections/ways-on";
import { color, radius, space } from "../theme/tokens";
import type { Present } from "../domain/present";

const referenceStyles = css({
  padding: space[4],
  border: `1.5px solid ${color.success}`,
  borderRadius: radius.control,
  background: `color-mix(in oklab, ${color.success} 8%, ${color.background})`,
  fontWeight: 600,
});

/**
 * What follows an enquiry that was sent without scripts. A function serves this page with the reference in it; React
 * leaves that text alone.
 */
export const EnquiryReceivedView = ({ data }: { data: Present<Queries.EnquiryReceivedPageQuery> }) => {
  const { head, reference, links } = data.enquiryReceivedPage;
  return (
    <Horizon>
      <PageHead head={head}>
        <p css={referenceStyles} data-reference suppressHydrationWarning>
          {reference}
        </p>
        <WaysOn links={links} />
      </PageHead>
    </Horizon>
  );
};
