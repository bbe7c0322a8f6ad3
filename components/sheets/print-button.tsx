"use client";

import { useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";

const never = () => () => {};

/** Prints the page; without JavaScript it is not there, and the browser's own menu prints. */
export function PrintButton({ children }: { children: string }) {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isHydrated && <Button onClick={() => print()}>{children}</Button>;
}
