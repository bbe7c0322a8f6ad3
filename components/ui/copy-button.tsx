"use client";

import { useState } from "react";
import { Button } from "./button";

type CopyButtonProps = {
  text: string;
  label: string;
  copied: string;
  className?: string;
};

/** Copies a text; where that is not allowed, the text beside it can be selected. */
export function CopyButton({ text, label, copied, className }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      // Not allowed here.
    }
  };
  return (
    <Button {...(className && { className })} onClick={() => void copy()}>
      <span aria-live="polite">{isCopied ? copied : label}</span>
    </Button>
  );
}
