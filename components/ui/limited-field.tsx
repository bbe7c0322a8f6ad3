"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { charsIn, limitText, type LimitWords } from "@/lib/domain/core/limit";
import { Field, type FieldProps } from "./field";

/** How long typing pauses, in ms, before a screen reader says the length. */
const PAUSE_MS = 700;

type Typed = HTMLInputElement | HTMLTextAreaElement;

/** As the server counts: a line without the spaces around it, a longer text as it is. */
const lengthOf = ({ value, type }: Typed) => charsIn(type === "textarea" ? value : value.trim());

/**
 * Counts the text of the field in `box` against its limit. Nothing is cut: what is too long stays, and its form is not
 * sent, but the focus goes to the field (docs/product/leads.md#leads).
 */
export const useLimit = (most: number, words: LimitWords) => {
  const box = useRef<HTMLDivElement>(null);
  const [chars, setChars] = useState(0);
  const [heard, setHeard] = useState("");
  const remaining = limitText(chars, most, words);
  const isOver = chars > most;

  const fieldIn = () => box.current?.querySelector<Typed>("input, textarea");
  const count = () => {
    const field = fieldIn();
    if (field) setChars(lengthOf(field));
  };
  // After each effect of the form, which may have filled in or emptied the field.
  useEffect(() => queueMicrotask(count));

  useEffect(() => {
    const form = box.current!.closest("form");
    const hold = (event: Event) => {
      const field = fieldIn();
      if (!field || lengthOf(field) <= most) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      setChars(lengthOf(field));
      field.focus();
    };
    form?.addEventListener("submit", hold);
    return () => form?.removeEventListener("submit", hold);
  }, [most]);

  useEffect(() => {
    const timer = setTimeout(() => setHeard(remaining), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [remaining]);

  const status: ReactNode = (remaining || heard) && (
    <p role="status" className="sr-only">
      {heard}
    </p>
  );
  return {
    box: { ref: box, onInput: count },
    near: isOver ? "" : remaining,
    over: isOver ? remaining : null,
    status,
  };
};

type LimitedFieldProps = FieldProps & { most: number; limit: LimitWords };

/** A field whose text has a limit, which is shown when the text comes near it. Its first render is that of `Field`. */
export function LimitedField({ most, limit, hint, problem, ...field }: LimitedFieldProps) {
  const { box, near, over, status } = useLimit(most, limit);
  const below = [hint, near].filter(Boolean).join(" ");
  return (
    <>
      <Field {...field} box={box} {...(below && { hint: below })} problem={over ?? problem} />
      {status}
    </>
  );
}
