"use client";

import { useEffect, useState } from "react";
import { Field } from "@/components/ui/field";

type FileTextProps = {
  label: string;
  /** The name of the form's field that gets the text. */
  into: string;
  /** The most bytes of the text as the form sends it, and what is said of a longer one. */
  most: number;
  tooLarge: string;
};

/** A file whose text is put into a field of its form; nothing without JavaScript. */
export function FileText({ label, into, most, tooLarge }: FileTextProps) {
  const [isThere, setThere] = useState(false);
  const [isTooLarge, setTooLarge] = useState(false);
  // oxlint-disable-next-line react-hooks/set-state-in-effect -- after hydration alone
  useEffect(() => setThere(true), []);
  const read = async ({ files, form }: HTMLInputElement) => {
    const field = form?.elements.namedItem(into);
    const file = files?.[0];
    if (!file || !(field instanceof HTMLTextAreaElement)) return;
    const text = await file.text();
    const isMore = new URLSearchParams([[into, text]]).toString().length > most;
    setTooLarge(isMore);
    field.value = isMore ? "" : text;
  };
  return (
    isThere && (
      <Field name="" label={label} problem={isTooLarge ? tooLarge : null}>
        {({ name, ...control }) => (
          <input
            {...control}
            type="file"
            accept=".csv,.tsv,.txt,text/csv"
            onChange={(event) => void read(event.currentTarget)}
          />
        )}
      </Field>
    )
  );
}
