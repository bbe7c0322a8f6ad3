"use client";

import { useSyncExternalStore } from "react";
import { isLeadReference } from "@/lib/domain/leads/lead-reference";

const never = () => () => {};
const referenceNow = () => {
  const reference = new URLSearchParams(location.search).get("ref");
  return isLeadReference(reference) ? reference : null;
};
const none = () => null;

/** The lead's reference from the page's address; nothing without one, or without JavaScript. */
export function ReferenceNote({ label }: { label: string }) {
  const reference = useSyncExternalStore(never, referenceNow, none);
  return (
    reference && (
      <p className="mb-5">
        {label} <strong>{reference}</strong>
      </p>
    )
  );
}
