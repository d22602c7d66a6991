import { css } from "@emotion/react";
import { graphql, type PageProps } from "gatsby";
import { Frame } from "../components/primitives/frame";
import { Picture } from "../components/primitives/picture";
import { Section } from "../components/primitives/section";
import { Breadcrumbs } from "../components/sections/breadcrumbs";
import { ContactDetails } from "../components/sections/contact-details";
import { imageSizes } from "../components/sections/images";
import { PageHead } from "../components/sections/page-head";
import { pictureFacts } from "../components/seo/picture-facts";
import { Seo } from "../components/seo/seo";
import { EnquiryForm } from "../features/enquiry/enquiry-form";
import { media } from "../theme/media";
import { space } from "../theme/tokens/space";

export const query = graphql`
  query ContactPage($path: String!) {
    listedPage(path: { eq: $path }) {
      ...Seo
      ...Breadcrumbs
    }
    contactPage {
      head {
        ...PageHead
      }
      image {
        ...WideImage
      }
      formHeading
      detailsHeading
      promise
      mapLabel
    }
    ...EnquiryForm
    siteSettings {
      ...ContactDetails
    }
    interfaceLabels {
      breadcrumbs
    }
  }
`;

const columnsStyles = css({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: space[12],
  alignItems: "start",
  [media.large]: { gridTemplateColumns: "minmax(0, 7fr) minmax(0, 5fr)", gap: space[16] },
});
const columnStyles = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[6] });

const ContactPage = ({ data, location }: PageProps<Queries.ContactPageQuery>) => {
  const { listedPage, contactPage, siteSettings, interfaceLabels } = data;
  if (listedPage === null || contactPage === null || siteSettings === null || interfaceLabels === null) return null;
  return (
    <>
      <Seo page={listedPage} shown={{ picture: pictureFacts(contactPage.image) }} />
      <PageHead
        breadcrumbs={<Breadcrumbs page={listedPage} label={interfaceLabels.breadcrumbs} />}
        head={contactPage.head}
      />
      <Section>
        <div css={columnsStyles}>
          <section css={columnStyles} aria-labelledby="form">
            <h2 id="form">{contactPage.formHeading}</h2>
            <EnquiryForm data={data} form="contact" labelledBy="form" query={location.search} />
          </section>
          <section css={columnStyles} aria-labelledby="details">
            <h2 id="details">{contactPage.detailsHeading}</h2>
            <p>{contactPage.promise}</p>
            <ContactDetails site={siteSettings} mapLabel={contactPage.mapLabel} />
            <Frame>
              <Picture image={contactPage.image} sizes={imageSizes.half} />
            </Frame>
          </section>
        </div>
      </Section>
    </>
  );
};

export default ContactPage;
