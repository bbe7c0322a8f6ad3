import type { ComponentProps } from "react";

type ButtonKind = "primary" | "secondary" | "quiet" | "green";

/** The classes of a button, for links that look like one. */
export const buttonClass = (kind: ButtonKind, className = ""): string =>
  `button ${kind} ${className}`.trimEnd();

type ButtonProps = Omit<ComponentProps<"button">, "className"> & {
  kind?: ButtonKind;
  className?: string;
};

export const Button = ({
  kind = "secondary",
  className,
  type = "button",
  ...rest
}: ButtonProps) => <button type={type} className={buttonClass(kind, className)} {...rest} />;
