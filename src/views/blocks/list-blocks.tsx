import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { List } from "../../components/primitives/list";
import { Picture } from "../../components/primitives/picture";
import { HeadedSection } from "../../components/primitives/section";
import { SmartLink } from "../../components/primitives/smart-link";
import { imageSizes } from "../../components/sections/images";
import { color, radius, space, typeSize } from "../../theme/tokens";
import type { BlockProps } from "./block-props";

export const fragment = graphql`
  fragment LogosBlock on LogosBlock {
    heading
    logos {
      to
      image {
        ...LogoImage
      }
    }
  }

  fragment PricesBlock on PricesBlock {
    heading
    nameLabel
    priceLabel
    prices {
      name
      price
      description
    }
  }
`;

const logosStyles = css({ display: "flex", flexWrap: "wrap", gap: space[6] });
/** White in both themes, which logos are designed for. */
const logoStyles = css({
  display: "grid",
  placeItems: "center",
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: "#ffffff",
  "& img": { width: "auto", maxWidth: "8rem", height: "4rem", objectFit: "contain" },
});

export const LogosBlock = ({ logos, ...section }: BlockProps<Queries.LogosBlockFragment>) => (
  <HeadedSection {...section}>
    <List css={logosStyles}>
      {logos.map(({ image, to }, index) => (
        <li key={index} css={logoStyles}>
          {to === null ? (
            <Picture image={image} sizes={imageSizes.logo} />
          ) : (
            <SmartLink to={to}>
              <Picture image={image} sizes={imageSizes.logo} />
            </SmartLink>
          )}
        </li>
      ))}
    </List>
  </HeadedSection>
);

const tableStyles = css({
  width: "100%",
  borderCollapse: "collapse",
  "& th, & td": { padding: `${space[4]} ${space[2]}`, textAlign: "start", verticalAlign: "top" },
  "& :is(th, td):last-child": { textAlign: "end" },
  "& thead th": { color: color.muted, fontSize: typeSize.small, fontWeight: 600 },
  "& tbody th": { overflowWrap: "anywhere" },
  "& tbody :is(th, td)": { borderBlockStart: `1px solid ${color.line}`, fontWeight: 600 },
  "& p": { color: color.muted, fontWeight: 400 },
});

export const PricesBlock = (block: BlockProps<Queries.PricesBlockFragment>) => (
  <HeadedSection {...block}>
    <table css={tableStyles} aria-labelledby={block.id}>
      <thead>
        <tr>
          <th scope="col">{block.nameLabel}</th>
          <th scope="col">{block.priceLabel}</th>
        </tr>
      </thead>
      <tbody>
        {block.prices.map(({ name, price, description }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              {description !== null && <p>{description}</p>}
            </th>
            <td>{price}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </HeadedSection>
);
