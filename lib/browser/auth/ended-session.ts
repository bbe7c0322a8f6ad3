import { codeIn } from "@/lib/browser/core/api-call";
import { continueAnonymously } from "@/lib/browser/check/account-link";
import { isDeskPath } from "@/lib/domain/core/desk-path";

/**
 * Forgets the account of a session that has ended, before the way to a page that the server shows only with one: the page
 * would lead back here for ever. Resolves to whether the way is free. Never rejects.
 */
export const isWayFree = async (address: string): Promise<boolean> => {
  if (!isDeskPath(address.replace(/[?#].*/, ""))) return true;
  const reply = await fetch("/api/desk/news").catch(() => null);
  if (reply?.status !== 401 || (await codeIn(reply)) !== "sign_in_needed") return true;
  continueAnonymously();
  return false;
};
