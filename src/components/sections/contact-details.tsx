import { css } from "@emotion/react";
import clock from "@phosphor-icons/core/regular/clock.svg";
import envelope from "@phosphor-icons/core/regular/envelope-simple.svg";
import mapPin from "@phosphor-icons/core/regular/map-pin.svg";
import phoneIcon from "@phosphor-icons/core/regular/phone.svg";
import type { ReactNode } from "react";
import { addressLine } from "../../domain/brand-facts";
import { mailLink, telephoneLink } from "../../domain/contact-links";
import { color, space } from "../../theme/tokens";
import { Icon } from "../primitives/icon";
import { List } from "../primitives/list";
import { useSiteData } from "../site/site-data";

const listStyles = css({ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[6] });
const itemStyles = css({
  display: "grid",
  gridTemplateColumns: "1.5rem minmax(0, 1fr)",
  gap: space[4],
  color: color.muted,
  "& > span": { color: color.primary },
  "& address": { fontStyle: "normal" },
  "& a": {
    display: "inline-block",
    overflowWrap: "anywhere",
    paddingBlock: space[1],
    color: color.text,
    fontWeight: 600,
    textUnderlineOffset: "0.25em",
  },
});

const Item = ({ icon, children }: { icon: string; children: ReactNode }) => (
  <li css={itemStyles}>
    <Icon svg={icon} />
    <div>{children}</div>
  </li>
);

export const ContactDetails = ({ mapLabel }: { mapLabel: string }) => {
  const site = useSiteData().siteSettings;
  return (
    <List css={listStyles}>
      <Item icon={envelope}>
        <a href={mailLink(site.email, site.emailSubject)}>{site.email}</a>
      </Item>
      <Item icon={phoneIcon}>
        {site.phones.map(({ label, number }) => (
          <div key={number}>
            {label}: <a href={telephoneLink(number)}>{number}</a>
          </div>
        ))}
      </Item>
      <Item icon={mapPin}>
        <address>{addressLine(site.address)}</address>
        {site.address.mapUrl !== null && <a href={site.address.mapUrl}>{mapLabel}</a>}
      </Item>
      {site.hours && (
        <Item icon={clock}>
          <p>{site.hours.text}</p>
          <p>{site.hours.urgent}</p>
        </Item>
      )}
    </List>
  );
};
