import { css } from "@emotion/react";
import { fillTemplate } from "../../domain/template-text";
import { color, space } from "../../theme/tokens";
import { FooterLinks } from "./footer-links";
import { required, type SiteData } from "./site-data";

const styles = css({
  position: "relative",
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  justifyContent: "space-between",
  gap: `${space[2]} ${space[8]}`,
  marginBlockStart: space[12],
  paddingBlockStart: space[6],
  borderBlockStart: `1px solid ${color.line}`,
  "& ul": { display: "flex", flexWrap: "wrap", columnGap: space[6] },
});

interface FooterLegalProps {
  data: SiteData;
  /** The year of the copyright line. */
  year: number;
}

/** The last line of every page. */
export const FooterLegal = ({ data, year }: FooterLegalProps) => {
  const { copyright, legal } = required(data.interfaceLabels);
  const links = data.allLegalPage.nodes.map(({ title, path }) => ({ label: title, to: path }));
  return (
    <div css={styles}>
      <p>{fillTemplate(copyright, { year, name: required(data.siteSettings).name })}</p>
      <nav aria-label={legal}>
        <FooterLinks links={links} />
      </nav>
    </div>
  );
};
