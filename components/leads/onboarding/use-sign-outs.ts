import { useState } from "react";
import { useAuthStatus } from "@/components/auth/auth-provider";

/**
 * The number of sign-outs since the page was loaded: a React key for personal content, so that it
 * is mounted again after the device is wiped.
 */
export const useSignOuts = (): number => {
  const id = useAuthStatus().user?.id ?? null;
  const [seen, setSeen] = useState({ id, signOuts: 0 });
  if (seen.id !== id) setSeen({ id, signOuts: seen.signOuts + (seen.id === null ? 0 : 1) });
  return seen.signOuts;
};
