import arrowRight from "@phosphor-icons/core/regular/arrow-right.svg";
import { Button } from "../../components/primitives/button";
import { buttonStyles, type ButtonVariant } from "../../components/primitives/button-styles";
import { ButtonLink } from "../../components/primitives/button-link";
import { Icon } from "../../components/primitives/icon";
import { Row } from "../row";
import { longLabel } from "../samples/texts";
import { Specimen } from "../specimen";

const variants = Object.keys(buttonStyles) as ButtonVariant[];

export const Buttons = () => (
  <>
    {variants.map((variant) => (
      <Specimen key={variant} title={`Button, ${variant}`} note="as it is, with an icon, disabled">
        <Row>
          <Button variant={variant}>Fly a kite</Button>
          <Button variant={variant}>
            Go on <Icon svg={arrowRight} size="1.25em" />
          </Button>
          <Button variant={variant} disabled>
            No wind
          </Button>
        </Row>
      </Specimen>
    ))}
    <Specimen title="Button, long words">
      <Button>{longLabel}</Button>
    </Specimen>
    <Specimen title="Link as a button" note="filled, outlined, with an arrow, quiet (which always has one)">
      <Row>
        <ButtonLink to="#kites">See the kites</ButtonLink>
        <ButtonLink to="#kites" variant="outlined">
          See the kites
        </ButtonLink>
        <ButtonLink to="#kites" variant="outlined" arrow>
          See the kites
        </ButtonLink>
        <ButtonLink to="#kites" variant="quiet" about="of the north wind">
          See the kites
        </ButtonLink>
      </Row>
    </Specimen>
  </>
);
