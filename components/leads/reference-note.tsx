"use client";

import { useHere } from "@/components/ui/use-here";
import { isLeadReference } from "@/lib/domain/leads/lead-reference";

const referenceNow = () => {
  const reference = new URLSearchParams(location.search).get("ref");
  return isLeadReference(reference) ? reference : null;
};

/** The lead's reference from the page's address; nothing without one, or without JavaScript. */
export function ReferenceNote({ label }: { label: string }) {
  const reference = useHere(referenceNow, null);
  return (
    reference && (
      <p className="mb-5">
        {label} <strong>{reference}</strong>
      </p>
    )
  );
}
