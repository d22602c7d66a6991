import { css } from "@emotion/react";
import arrowLeft from "@phosphor-icons/core/regular/arrow-left.svg";
import type { ReactNode } from "react";
import type { PageEntry } from "../../domain/page-entry";
import { accent, color, space, width } from "../../theme/tokens";
import { Icon } from "../primitives/icon";
import { Container } from "../primitives/section";
import { SmartLink } from "../primitives/smart-link";
import { screenOnly } from "../primitives/styles";
import { Breadcrumbs } from "./page-header";

const styles = css({
  paddingBlock: `calc(${width.header} + clamp(1.5rem, 4vw, 3.5rem)) clamp(2rem, 4vw, 3.5rem)`,
  background: `linear-gradient(180deg, ${accent.tint}, ${color.background})`,
});
const innerStyles = css({ display: "grid", justifyItems: "start", gap: space[6], maxWidth: "56rem" });
const backStyles = css(screenOnly, {
  display: "inline-flex",
  alignItems: "center",
  gap: space[2],
  minHeight: "2.75rem",
  fontWeight: 600,
  textDecoration: "none",
  "&:hover": { textDecoration: "underline", textUnderlineOffset: "0.3em" },
});

interface ArticleHeaderProps {
  page: PageEntry;
  title: string;
  back?: { to: string; label: string };
  children?: ReactNode;
}

export const ArticleHeader = ({ page, title, back, children }: ArticleHeaderProps) => (
  <header css={styles} data-ground="plain">
    <Container>
      <Breadcrumbs page={page} />
      <div css={innerStyles}>
        {back !== undefined && (
          <SmartLink css={backStyles} to={back.to} data-pagefind-ignore="">
            <Icon svg={arrowLeft} size="1.25rem" />
            {back.label}
          </SmartLink>
        )}
        <h1>{title}</h1>
        {children}
      </div>
    </Container>
  </header>
);
