import { css } from "@emotion/react";
import { FramedPicture } from "../components/primitives/picture";
import { Section } from "../components/primitives/section";
import { ContactDetails } from "../components/sections/contact-details";
import { imageSizes } from "../components/sections/images";
import { PageHeader } from "../components/sections/page-header";
import { EnquiryForm } from "../features/enquiry/enquiry-form";
import { media, space } from "../theme/tokens";
import type { ViewProps } from "./view-props";

const columnsStyles = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[12],
  alignItems: "start",
  [media.large]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)", gap: space[16] },
});
const columnStyles = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[6] });

export const ContactView = ({ data, pageContext: { page }, location }: ViewProps<Queries.ContactPageQuery>) => {
  const { contactPage } = data;
  return (
    <>
      <PageHeader page={page} head={contactPage.head} />
      <Section>
        <div css={columnsStyles}>
          <section css={columnStyles} aria-labelledby="form">
            <h2 id="form">{contactPage.formHeading}</h2>
            <EnquiryForm data={data} form="contact" labelledBy="form" query={location.search} />
          </section>
          <section css={columnStyles} aria-labelledby="details">
            <h2 id="details">{contactPage.detailsHeading}</h2>
            <p>{contactPage.promise}</p>
            <ContactDetails mapLabel={contactPage.mapLabel} />
            <FramedPicture image={contactPage.image} sizes={imageSizes.half} />
          </section>
        </div>
      </Section>
    </>
  );
};
