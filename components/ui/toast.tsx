"use client";

import { useEffect, useRef } from "react";
import "./toast.css";

/** Long enough to read two lines twice. */
const HIDE_AFTER_MS = 8_000;

type ToastProps = { title: string; text: string; close: string };

/**
 * A success message in the top layer, above dialogs, too. It closes automatically, but not while hovered or focused;
 * its text must be on the page as well.
 */
export function Toast({ title, text, close }: ToastProps) {
  const toast = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    const element = toast.current!;
    element.showPopover();
    let timer: ReturnType<typeof setTimeout>;
    const hideLater = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (element.matches(":hover, :focus-within")) hideLater();
        else element.hidePopover();
      }, HIDE_AFTER_MS);
    };
    hideLater();
    return () => clearTimeout(timer);
  }, []);
  return (
    <output ref={toast} popover="manual" className="toast">
      <strong className="block text-lg">{title}</strong>
      <span className="mt-1 block">{text}</span>
      <button
        type="button"
        className="mt-2 min-h-11 font-semibold text-red underline"
        onClick={() => toast.current?.hidePopover()}
      >
        {close}
      </button>
    </output>
  );
}
