import arrowRight from "@phosphor-icons/core/regular/arrow-right.svg";
import wind from "@phosphor-icons/core/regular/wind.svg";
import { Button } from "../components/primitives/button";
import { Icon } from "../components/primitives/icon";
import { SmartLink } from "../components/primitives/smart-link";
import { buttonStyles, type ButtonVariant, iconButtonStyles, pillStyles } from "../components/primitives/styles";
import { Row, Specimen } from "./specimen";
import { longName } from "./texts";

export const Buttons = () => (
  <>
    {(Object.keys(buttonStyles) as ButtonVariant[]).map((variant) => (
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
      <Row>
        <Button>{longName}</Button>
      </Row>
    </Specimen>
    <Specimen title="Icon button">
      <Row>
        <button css={iconButtonStyles} type="button">
          <Icon svg={wind} label="Wind" />
        </button>
      </Row>
    </Specimen>
    <Specimen title="Pill" note="a button, a link, long words">
      <Row>
        <button css={pillStyles} type="button">
          Diamond
        </button>
        <SmartLink css={pillStyles} to="#delta">
          Delta
        </SmartLink>
        <SmartLink css={pillStyles} to="#long">
          {longName}
        </SmartLink>
      </Row>
    </Specimen>
  </>
);
