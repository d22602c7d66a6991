import kite from "@phosphor-icons/core/regular/paper-plane-tilt.svg";
import wind from "@phosphor-icons/core/regular/wind.svg";
import { css } from "@emotion/react";
import { Icon } from "../../components/primitives/icon";
import { iconButtonStyles } from "../../components/primitives/icon-button-styles";
import { pillStyles } from "../../components/primitives/pill-styles";
import { SmartLink } from "../../components/primitives/smart-link";
import { visuallyHidden } from "../../components/primitives/visually-hidden";
import { Wordmark } from "../../components/layout/wordmark";
import { Row } from "../row";
import { longName } from "../samples/texts";
import { Specimen } from "../specimen";

const namesStyles = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)" });

export const SmallThings = () => (
  <>
    <Specimen title="Icon" note="small, as it is, large; it has the colour of the text">
      <Row>
        <Icon svg={kite} size="1rem" />
        <Icon svg={kite} />
        <Icon svg={wind} size="3rem" />
      </Row>
    </Specimen>
    <Specimen title="Icon button">
      <Row>
        <button css={iconButtonStyles} type="button">
          <Icon svg={wind} />
          <span css={visuallyHidden}>Wind</span>
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
    <Specimen title="Link in a text" note="within the site, and elsewhere">
      <p>
        Read <SmartLink to="/blog">the articles</SmartLink>, or{" "}
        <SmartLink to="https://www.w3.org/TR/WCAG22/">how to write for everyone</SmartLink>.
      </p>
    </Specimen>
    <Specimen title="Wordmark" note="short and long">
      <div css={namesStyles}>
        <Wordmark name="Kites" />
        <Wordmark name="Kites of the North and South" />
      </div>
    </Specimen>
  </>
);
