import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { Columns } from "../../components/primitives/grid";
import { Section } from "../../components/primitives/section";
import { ContactDetails } from "../../components/sections/contact-details";
import { HeadedText } from "../../components/sections/headed-text";
import { HeroPicture, SplitHead } from "../../components/sections/hero";
import type { Present } from "../../domain/present";
import { EnquiryForm } from "../../features/enquiry/enquiry-form";
import type { BlockPage, BlockPlace, PlacedBlock } from "./placed-block";

export const fragment = graphql`
  fragment HeroBlock on HeroBlock {
    ground
    anchor
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
    ground
    anchor
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
    ground
    anchor
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

export const HeroBlock = ({ block, place, ...on }: PlacedBlock<Queries.HeroBlockFragment> & BlockPage) => {
  const { headline, subline, button, picture, query } = block;
  const aside =
    query === null ? picture && <HeroPicture image={picture} /> : <Form block={block} labelledBy={place.id} {...on} />;
  return (
    <SplitHead page={on.page} headline={headline} subline={subline} button={button} {...place}>
      {aside}
    </SplitHead>
  );
};

interface LedSectionProps {
  block: { heading: string; intro: string | null };
  place: BlockPlace;
  children: ReactNode;
}

/** A heading, perhaps with an introduction, and something beside it. */
const LedSection = ({ block: { heading, intro }, place, children }: LedSectionProps) => (
  <Section {...place} labelledBy={place.id}>
    <Columns
      lead={
        <HeadedText id={place.id} heading={heading}>
          {intro !== null && <p>{intro}</p>}
        </HeadedText>
      }
    >
      {children}
    </Columns>
  </Section>
);

export const FormBlock = ({ block, place, ...on }: PlacedBlock<Queries.FormBlockFragment> & BlockPage) => (
  <LedSection block={block} place={place}>
    <Form block={block} labelledBy={place.id} {...on} />
  </LedSection>
);

export const ContactBlock = ({ block, place }: PlacedBlock<Queries.ContactBlockFragment>) => (
  <LedSection block={block} place={place}>
    <ContactDetails mapLabel={block.contactPage.mapLabel} />
  </LedSection>
);
