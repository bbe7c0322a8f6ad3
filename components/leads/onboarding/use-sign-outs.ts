"use client";

import { useState } from "react";
import { useAuthStatus } from "@/components/auth/auth-provider";

/**
 * How often somebody has signed out since the page came up: the key of what shows personal things, so that it
 * begins anew then, on a device that has been wiped.
 */
export const useSignOuts = (): number => {
  const id = useAuthStatus().user?.id ?? null;
  const [seen, setSeen] = useState({ id, signOuts: 0 });
  if (seen.id !== id) setSeen({ id, signOuts: seen.signOuts + (seen.id === null ? 0 : 1) });
  return seen.signOuts;
};
