"use client";

import { useHere } from "@/components/ui/use-here";
import { Button } from "@/components/ui/button";

/** Prints the page; without JavaScript it is not there, and the browser's own menu prints. */
export function PrintButton({ children }: { children: string }) {
  const isHydrated = useHere(() => true, false);
  return isHydrated && <Button onClick={() => print()}>{children}</Button>;
}
