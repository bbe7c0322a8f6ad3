import { isSeenAnew, type LinkNeeded, linkNeededFor } from "@/lib/domain/account/operator-access";
import { ApiError } from "@/lib/server/core/api-error";
import { env } from "@/lib/server/core/env";
import { DESK_SESSIONS, type DeskSession } from "@/lib/server/store/schemas/stored-operator";
import { takingBack } from "@/lib/server/store/disk-reserve";
import { storeOf } from "@/lib/server/store/store-of";
import { tokenCookie, tokenHash } from "./owner-token";

/** "watching" does not extend the session; "working" does; "recent" exports or deletes, and needs a fresh link. */
export type DeskUse = "watching" | "working" | "recent";

/** An operator at a call; `hash` is the id of the session. */
export type Operator = Readonly<{ hash: string; email: string; session: DeskSession }>;

/** How long a browser keeps the cookie, in seconds: a desk that has closed can still say why. */
const COOKIE_SECONDS = 24 * 60 * 60;

/** The cookie of an operator's session. */
export const deskCookie = tokenCookie("desk", COOKIE_SECONDS);

const MESSAGES: Readonly<Record<LinkNeeded, string>> = {
  session_too_old: "The desk was opened more than 12 hours ago. Ask for a new link, please.",
  desk_idle: "Nothing was done here for an hour. Ask for a new link, please.",
  recent_link_required: "Ask for a new link for this, please.",
};

/** Whoever has the shell of a computer of their own, on which nothing is set up. */
const LOCAL = "owner@localhost";

/** The addresses that open the desk: OPERATOR_EMAILS; where none is set, and the site is this machine's alone, `LOCAL`. */
export const deskAddresses = (): readonly string[] => {
  const { operatorEmails, isLocal } = env();
  return operatorEmails.length === 0 && isLocal ? [LOCAL] : operatorEmails;
};

/** The operator whose session a Cookie header carries; null: none. Rejects with StoreUnavailable. */
export const operatorIn = async (header: string | null): Promise<Operator | null> => {
  for (const token of deskCookie.tokensIn(header)) {
    const hash = tokenHash(token);
    const session = await storeOf(DESK_SESSIONS).read(hash);
    if (session && deskAddresses().includes(session.email))
      return { hash, email: session.email, session };
  }
  return null;
};

/** As `operatorIn`; throws ApiError 401 without one. */
export const needOperator = async (header: string | null): Promise<Operator> => {
  const operator = await operatorIn(header);
  if (operator) return operator;
  throw new ApiError(401, "sign_in_needed", "The desk opens by a link.");
};

/** Admits a call, and stores the time of use. Throws ApiError 401 (LINK_NEEDED); rejects with StoreUnavailable. */
export const admitOperator = async ({ hash, session }: Operator, use: DeskUse): Promise<void> => {
  const now = Date.now();
  const reason = linkNeededFor(session, use === "recent", now);
  if (reason) throw new ApiError(401, reason, MESSAGES[reason]);
  if (use === "watching" || !isSeenAnew(session.seenAt, now)) return;
  await takingBack(() =>
    storeOf(DESK_SESSIONS).update(hash, (known) =>
      known && isSeenAnew(known.seenAt, now) ? { ...known, seenAt: now } : known,
    ),
  );
};

/** Keeps something in an operator's session, of whose cookie this is the hash. Rejects with StoreUnavailable. */
export const keepInSession = async (
  hash: string,
  part: Pick<DeskSession, "said" | "waitsAt" | "search">,
): Promise<void> => {
  await takingBack(() =>
    storeOf(DESK_SESSIONS).update(hash, (known) => known && { ...known, ...part }),
  );
};
