import type { ComponentProps } from "react";

const BASE =
  "inline-flex min-h-12 items-center justify-center gap-2 rounded-md px-5 py-2.5 text-center leading-snug font-semibold no-underline transition-colors duration-150 disabled:cursor-not-allowed disabled:opacity-50";

const KINDS = {
  primary: "bg-red text-white hover:bg-red-deep",
  secondary: "border-2 border-ink bg-card text-ink hover:bg-red-wash",
  quiet: "text-red underline underline-offset-4 hover:bg-red-wash hover:text-red-deep",
  whatsapp: "bg-whatsapp text-white hover:bg-green",
} as const;

export type ButtonKind = keyof typeof KINDS;

/** The classes of a button, for links that look like one. */
export const buttonClass = (kind: ButtonKind, className = ""): string =>
  `${BASE} ${KINDS[kind]} ${className}`;

type ButtonProps = Omit<ComponentProps<"button">, "className"> & {
  kind?: ButtonKind;
  className?: string;
};

export function Button({ kind = "secondary", className, type = "button", ...rest }: ButtonProps) {
  return <button type={type} className={buttonClass(kind, className)} {...rest} />;
}
