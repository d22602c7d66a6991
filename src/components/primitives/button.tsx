import type { ButtonHTMLAttributes } from "react";
import { type ButtonVariant, buttonStyles } from "./button-styles";

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
}

export const Button = ({ variant = "filled", type = "button", children, ...rest }: ButtonProps) => (
  <button css={buttonStyles[variant]} type={type} {...rest}>
    {children}
  </button>
);
