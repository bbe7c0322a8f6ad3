"use client";

import { useState } from "react";
import type { DeskLead } from "@/lib/domain/desk-file";
import { Button } from "@/components/ui/button";
import { EraseDialog } from "./erase-dialog";
import type { DeskProps } from "./words";

export type EraseProps = DeskProps & {
  file: DeskLead;
  onErased: (references: readonly string[]) => void;
};

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
