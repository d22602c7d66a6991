import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { color, fontFamily, radius, space, typeSize } from "../../theme/tokens";
import { useMarkup } from "../primitives/icon";
import { Picture } from "../primitives/picture";
import { Section, type SectionOptions } from "../primitives/section";

export const fragment = graphql`
  fragment ClientQuote on Quote {
    name
    role
    organisation
    html
    image {
      ...CardImage
    }
  }
`;

const styles = css({ display: "grid", gap: space[6], maxWidth: "52rem", margin: 0 });
const blockquoteStyles = css({
  display: "grid",
  gap: space[4],
  margin: 0,
  fontFamily: fontFamily.heading,
  fontSize: typeSize.h3,
  lineHeight: 1.35,
});
const personStyles = css({
  display: "flex",
  alignItems: "center",
  gap: space[4],
  "& picture": { flex: "none" },
  "& img": { width: "4rem", height: "4rem", borderRadius: radius.pill, objectFit: "cover" },
});
const roleStyles = css({ color: color.muted });

interface ClientQuoteProps extends SectionOptions {
  quote: Queries.ClientQuoteFragment;
}

export const ClientQuote = ({ quote, ...section }: ClientQuoteProps) => {
  const { name, role, organisation, html, image } = quote;
  return (
    <Section ground="tinted" {...section}>
      <figure css={styles}>
        <blockquote css={blockquoteStyles} dangerouslySetInnerHTML={useMarkup(html)} />
        <figcaption css={personStyles}>
          {image !== null && <Picture image={image} sizes="64px" />}
          <div>
            <p>{name}</p>
            <p css={roleStyles}>
              {role}, {organisation}
            </p>
          </div>
        </figcaption>
      </figure>
    </Section>
  );
};
