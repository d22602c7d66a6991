import { graphql } from "gatsby";
import { ContactDetails } from "../../components/sections/contact-details";
import { LedSection } from "../../components/sections/headed-text";
import { Hero } from "../../components/sections/hero";
import type { Present } from "../../domain/present";
import { EnquiryForm } from "../../features/enquiry/enquiry-form";
import type { BlockPage, BlockProps } from "./block-props";

export const fragment = graphql`
  fragment HeroBlock on HeroBlock {
    headline
    subline
    formName
    button {
      label
      to
    }
    picture: image {
      ...WideImage
    }
    service {
      title
    }
    query {
      ...EnquiryForm
    }
  }

  fragment FormBlock on FormBlock {
    heading
    intro
    formName
    service {
      title
    }
    query {
      ...EnquiryForm
    }
  }

  fragment ContactBlock on ContactBlock {
    heading
    intro
    contactPage {
      mapLabel
    }
  }
`;

interface FormProps extends BlockPage {
  block: Pick<Queries.FormBlockFragment, "query" | "service" | "formName">;
  labelledBy: string;
}

const Form = ({ block: { query, service, formName }, labelledBy, location, campaign }: FormProps) => (
  <EnquiryForm
    // The content check insists on the files with the form's labels.
    data={query as Present<Queries.EnquiryFormFragment>}
    form={formName ?? "page"}
    labelledBy={labelledBy}
    query={location.search}
    service={service?.title}
    campaign={campaign}
  />
);

export const HeroBlock = ({ block, section, ...on }: BlockProps<Queries.HeroBlockFragment> & BlockPage) => (
  <Hero page={on.page} {...block} {...section}>
    {block.query === null ? null : <Form block={block} labelledBy={section.id} {...on} />}
  </Hero>
);

const intro = (text: string | null) => text !== null && <p>{text}</p>;

export const FormBlock = ({ block, section, ...on }: BlockProps<Queries.FormBlockFragment> & BlockPage) => (
  <LedSection {...section} heading={block.heading} lead={intro(block.intro)}>
    <Form block={block} labelledBy={section.id} {...on} />
  </LedSection>
);

export const ContactBlock = ({ block, section }: BlockProps<Queries.ContactBlockFragment>) => (
  <LedSection {...section} heading={block.heading} lead={intro(block.intro)}>
    <ContactDetails mapLabel={block.contactPage.mapLabel} />
  </LedSection>
);
