import { graphql } from "gatsby";
import { ContactDetails } from "../../components/sections/contact-details";
import { SplitSection } from "../../components/sections/headed-text";
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

type FormProps = BlockProps<Pick<Queries.FormBlockFragment, "query" | "service" | "formName">> & BlockPage;

const Form = ({ query, service, formName, id, location, campaign }: FormProps) => (
  <EnquiryForm
    // The content check requires the files with the form's labels.
    data={query as Present<Queries.EnquiryFormFragment>}
    form={formName ?? "page"}
    labelledBy={id}
    query={location.search}
    service={service?.title}
    campaign={campaign}
  />
);

export const HeroBlock = (block: BlockProps<Queries.HeroBlockFragment> & BlockPage) => (
  <Hero {...block}>{block.query === null ? null : <Form {...block} />}</Hero>
);

const intro = (text: string | null) => text !== null && <p>{text}</p>;

export const FormBlock = (block: BlockProps<Queries.FormBlockFragment> & BlockPage) => (
  <SplitSection {...block} lead={intro(block.intro)}>
    <Form {...block} />
  </SplitSection>
);

export const ContactBlock = (block: BlockProps<Queries.ContactBlockFragment>) => (
  <SplitSection {...block} lead={intro(block.intro)}>
    <ContactDetails mapLabel={block.contactPage.mapLabel} />
  </SplitSection>
);
