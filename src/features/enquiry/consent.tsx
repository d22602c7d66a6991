import { css } from "@emotion/react";
import { SmartLink } from "../../components/primitives/smart-link";
import { legalPath } from "../../domain/paths";
import { color, typeSize } from "../../theme/tokens";

const styles = css({ color: color.muted, fontSize: typeSize.small, "& a": { color: color.text } });

export interface ConsentProps {
  /** What the visitor agrees to; `{privacy}` stands for the link. */
  text: string;
  page: { readonly title: string; readonly slug: string };
}

export const Consent = ({ text, page }: ConsentProps) => {
  const [before, after = ""] = text.split("{privacy}");
  return (
    <p css={styles}>
      {before}
      <SmartLink to={legalPath(page.slug)}>{page.title}</SmartLink>
      {after}
    </p>
  );
};
