import arrowRight from "@phosphor-icons/core/regular/arrow-right.svg";
import type { ComponentProps } from "react";
import type { CallToAction } from "../../domain/content/shapes";
import { Icon } from "./icon";
import { SmartLink, type SmartLinkProps } from "./smart-link";
import { buttonStyles, type ButtonVariant, visuallyHidden } from "./styles";

export const Button = ({ variant = "filled", ...rest }: ComponentProps<"button"> & { variant?: ButtonVariant }) => (
  <button css={buttonStyles[variant]} type="button" {...rest} />
);

interface ButtonLinkProps extends CallToAction, Pick<SmartLinkProps, "maybeRedirected"> {
  variant?: ButtonVariant;
  /** The subject, for screen readers that list links out of context: "Explore Web Hosting". */
  about?: string;
  /** A quiet button always has one. */
  arrow?: boolean;
}

export const ButtonLink = ({ label, about, variant = "filled", arrow = false, ...link }: ButtonLinkProps) => (
  <SmartLink css={buttonStyles[variant]} {...link}>
    <span>
      {label}
      {about !== undefined && <span css={visuallyHidden}> {about}</span>}
    </span>
    {(arrow || variant === "quiet") && <Icon svg={arrowRight} size="1.25em" />}
  </SmartLink>
);
