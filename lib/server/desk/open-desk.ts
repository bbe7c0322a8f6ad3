import { isLinkNeeded, type LinkNeeded } from "@/lib/domain/account/operator-access";
import type { Said } from "@/lib/domain/core/said";
import { admitOperator, keepInSession, needOperator } from "@/lib/server/auth/operator";
import { ApiError } from "@/lib/server/core/api-error";

/** Why the desk is closed to a request: without a session, or its operator needs a new link. */
export type Closed = LinkNeeded | "sign_in_needed";

/** How the desk is for a request. `by`: the operator's address; `said`: what came of the last form; `search`: the words searched for. */
export type DeskState =
  | { kind: "open"; by: string; said: Said | null; search: string }
  | { kind: "closed"; reason: Closed };

/**
 * Opens the desk for a page, and takes what its session has to say once. `cookie`: the request's Cookie header. Rejects
 * with StoreUnavailable.
 */
export const openDesk = async (cookie: string | null): Promise<DeskState> => {
  try {
    const operator = await needOperator(cookie);
    await admitOperator(operator, "working");
    const { said = null, search = "" } = operator.session;
    if (said) await keepInSession(operator.hash, { said: null });
    return { kind: "open", by: operator.email, said, search };
  } catch (error) {
    const code = error instanceof ApiError && error.code;
    if (code === "sign_in_needed" || isLinkNeeded(code)) return { kind: "closed", reason: code };
    throw error;
  }
};
