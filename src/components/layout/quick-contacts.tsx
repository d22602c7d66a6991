import caretDown from "@phosphor-icons/core/regular/caret-down.svg";
import { css } from "@emotion/react";
import { useRef } from "react";
import { Icon } from "../primitives/icon";
import { iconButtonStyles, visuallyHidden } from "../primitives/styles";
import { SmartLink } from "../primitives/smart-link";
import { quickContactLinks } from "./contact-links";
import { panelStyles, useClosingPopover } from "./popover";
import { useSiteData } from "../site/site-data";

const placeStyles = css({ right: "max(1.5rem, calc((100vw - 1200px) / 2))", minWidth: "14rem" });

/** Call, mail and WhatsApp at a glance, beside the link to the contact page. */
export const QuickContacts = () => {
  const data = useSiteData();
  const panel = useRef<HTMLDivElement>(null);
  useClosingPopover(panel);
  return (
    <div tabIndex={-1}>
      <button css={iconButtonStyles} type="button" popoverTarget="quick-contacts">
        <Icon svg={caretDown} size="1.25rem" />
        <span css={visuallyHidden}>{data.interfaceLabels.quickContacts}</span>
      </button>
      <div ref={panel} css={[panelStyles, placeStyles]} id="quick-contacts" popover="auto">
        <ul>
          {quickContactLinks(data).map(({ label, to }) => (
            <li key={to}>
              <SmartLink to={to}>{label}</SmartLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};
