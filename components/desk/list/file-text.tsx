"use client";

import { useEffect, useState } from "react";
import { Field } from "@/components/ui/field";

type FileTextProps = {
  label: string;
  /** The name of the form's field that gets the text. */
  into: string;
};

/** A file whose text is put into a field of its form; nothing without JavaScript. */
export function FileText({ label, into }: FileTextProps) {
  const [isThere, setThere] = useState(false);
  // oxlint-disable-next-line react-hooks/set-state-in-effect -- after hydration alone
  useEffect(() => setThere(true), []);
  const read = async ({ files, form }: HTMLInputElement) => {
    const field = form?.elements.namedItem(into);
    const file = files?.[0];
    if (file && field instanceof HTMLTextAreaElement) field.value = await file.text();
  };
  return (
    isThere && (
      <Field name="" label={label}>
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
