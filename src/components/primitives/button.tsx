import type { ButtonHTMLAttributes, Ref } from "react";
import { type ButtonVariant, buttonStyles } from "./button-styles";

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
  ref?: Ref<HTMLButtonElement>;
}

export const Button = ({ variant = "filled", type = "button", children, ...rest }: ButtonProps) => (
  <button css={buttonStyles[variant]} type={type} {...rest}>
    {children}
  </button>
);
