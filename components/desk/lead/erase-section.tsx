"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { EraseDialog, type EraseProps } from "./erase-dialog";

/** Deletes everything about a person, at that person's request (docs/product/records.md#deletion). */
export function EraseSection(props: EraseProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{props.words.erase.open}</Button>
      {isOpen && <EraseDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
