"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { EraseDialog, type EraseProps } from "./erase-dialog";

/** The way to the deletion of a person, who asked for it. */
export function EraseSection(props: EraseProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{props.words.erase.open}</Button>
      {isOpen && <EraseDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
