"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { charsIn, limitText, type LimitWords } from "@/lib/domain/core/typed-text";
import { Field, type FieldProps, focusWrong } from "./field";

/** How long typing pauses, in ms, before a screen reader says the length. */
const PAUSE_MS = 700;

type Typed = HTMLInputElement | HTMLTextAreaElement;

/** As the server counts: a line without the spaces around it, a longer text as it is. */
const lengthOf = ({ value, type }: Typed) => charsIn(type === "textarea" ? value : value.trim());

/**
 * Counts the text of the field in `box` against its limit. Nothing is cut: what is too long stays, and its form is not
 * sent, but says so, and the focus goes to the field (docs/product/leads.md#leads). The count takes no room: nothing
 * moves while one types.
 */
export const useLimit = (most: number, words: LimitWords) => {
  const box = useRef<HTMLDivElement>(null);
  const [chars, setChars] = useState(0);
  const [heard, setHeard] = useState("");
  const [over, setOver] = useState<string | null>(null);
  const remaining = limitText(chars, most, words);

  const fieldIn = () => box.current?.querySelector<Typed>("input, textarea");
  const read = () => {
    const field = fieldIn();
    if (field) setChars(lengthOf(field));
  };
  // After each effect of the form, which may have filled in or emptied the field.
  useEffect(() => queueMicrotask(read));

  useEffect(() => {
    const form = box.current!.closest("form");
    const hold = (event: Event) => {
      const field = fieldIn();
      const length = field ? lengthOf(field) : 0;
      setOver(length > most ? limitText(length, most, words) : null);
      if (length <= most) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      focusWrong(form!, field!.name);
    };
    form?.addEventListener("submit", hold);
    return () => form?.removeEventListener("submit", hold);
  }, [most, words]);

  useEffect(() => {
    const timer = setTimeout(() => setHeard(remaining), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [remaining]);

  const status: ReactNode = (remaining || heard) && (
    <p role="status" className="sr-only">
      {heard}
    </p>
  );
  const shown = [chars, most].map((n) => n.toLocaleString("en-IN")).join(" / ");
  return {
    box: { ref: box, onInput: read },
    count: remaining && (
      <span aria-hidden="true" className="relative block h-0">
        <span
          className={`absolute right-0 bottom-0 bg-inherit text-sm ${chars > most ? "font-bold text-red" : "text-soft"}`}
        >
          {shown}
        </span>
      </span>
    ),
    over,
    status,
  };
};

type LimitedFieldProps = FieldProps & { most: number; limit: LimitWords };

/** A field whose text has a limit, which is shown when the text comes near it. */
export function LimitedField({ most, limit, problem, ...field }: LimitedFieldProps) {
  const { over, status, ...shown } = useLimit(most, limit);
  return (
    <>
      <Field {...field} {...shown} problem={over ?? problem} />
      {status}
    </>
  );
}
