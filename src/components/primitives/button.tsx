import arrowRight from "@phosphor-icons/core/regular/arrow-right.svg";
import type { ComponentProps } from "react";
import type { CallToAction } from "../../domain/content/shapes";
import { Icon } from "./icon";
import { SmartLink, type SmartLinkProps } from "./smart-link";
import { buttonStyles, type ButtonVariant, visuallyHidden } from "./styles";

interface ButtonProps extends ComponentProps<"button"> {
  variant?: ButtonVariant;
}

export const Button = ({ variant = "filled", type = "button", children, ...rest }: ButtonProps) => (
  <button css={buttonStyles[variant]} type={type} {...rest}>
    {children}
  </button>
);

interface ButtonLinkProps extends CallToAction, Pick<SmartLinkProps, "maybeRedirected"> {
  variant?: ButtonVariant;
  /** The subject, for screen readers that list links out of context: "Explore Web Hosting". */
  about?: string;
  arrow?: boolean;
}

/** A link that looks like a button. */
export const ButtonLink = ({
  label,
  to,
  variant = "filled",
  about,
  arrow = variant === "quiet",
  maybeRedirected,
}: ButtonLinkProps) => (
  <SmartLink css={buttonStyles[variant]} to={to} maybeRedirected={maybeRedirected}>
    <span>
      {label}
      {about !== undefined && <span css={visuallyHidden}> {about}</span>}
    </span>
    {arrow && <Icon svg={arrowRight} size="1.25em" />}
  </SmartLink>
);
