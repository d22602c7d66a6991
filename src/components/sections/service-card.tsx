import { css } from "@emotion/react";
import { graphql } from "gatsby";
import { Button } from "../primitives/button";
import { ButtonLink } from "../primitives/button-link";
import { Picture } from "../primitives/picture";
import { media } from "../../theme/media";
import { accent } from "../../theme/accents";
import { color } from "../../theme/tokens/color";
import { motion } from "../../theme/tokens/motion";
import { radius, shadow } from "../../theme/tokens/shape";
import { space } from "../../theme/tokens/space";
import { imageSizes } from "./images";

export const fragment = graphql`
  fragment ServiceCard on Service {
    title
    path
    accent
    preview
    image {
      ...CardImage
    }
  }
`;

const styles = css({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  overflow: "hidden",
  border: `1px solid ${color.line}`,
  borderRadius: radius.card,
  background: color.paper,
  transition: `border-color ${motion.calm}, box-shadow ${motion.calm}`,
  "& img": { width: "100%", aspectRatio: "16 / 10", objectFit: "cover", transition: `scale ${motion.calm}` },
  "& picture": { overflow: "hidden", display: "block" },
  "& a::after": { content: '""', position: "absolute", inset: 0 },
  [media.hover]: {
    "&:hover": { borderColor: accent.color, boxShadow: shadow.low },
    [media.moves]: { "&:hover img": { scale: "1.03" } },
  },
});
const bodyStyles = css({ display: "flex", flexDirection: "column", flex: 1, gap: space[3], padding: space[6] });
const textStyles = css({ color: color.muted, flex: 1 });

interface ServiceCardProps {
  service: Queries.ServiceCardFragment;
  buttonLabel: string;
  comingSoon: string;
}

/** The whole card can be clicked; the link in it is the one that is read and focused. */
export const ServiceCard = ({ service, buttonLabel, comingSoon }: ServiceCardProps) => (
  <li css={styles} data-accent={service.accent}>
    <Picture image={service.image} sizes={imageSizes.third} />
    <div css={bodyStyles}>
      <h3>{service.title}</h3>
      <p css={textStyles}>{service.preview}</p>
      <div>
        {service.path === null ? (
          <Button variant="quiet" disabled>
            {comingSoon}
          </Button>
        ) : (
          <ButtonLink variant="quiet" to={service.path} about={service.title}>
            {buttonLabel}
          </ButtonLink>
        )}
      </div>
    </div>
  </li>
);
