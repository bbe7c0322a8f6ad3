import type { Said } from "@/lib/domain/core/said";
import { isSignInAgain, type SignInAgain } from "@/lib/domain/account/operator-access";
import { admitOperator, keepInSession, needOperator } from "@/lib/server/auth/operator";
import { ApiError } from "@/lib/server/core/api-error";

/** An open desk: `by` is the operator's address, `said` what came of the last form, `search` the words searched for. */
export type OpenDesk = { kind: "open"; by: string; said: Said | null; search: string };

/** "closed": sign in again; "later": Google does not answer, or there were too many calls. */
export type DeskState =
  | OpenDesk
  | { kind: "closed"; reason: SignInAgain }
  | { kind: "signed-out" }
  | { kind: "forbidden" }
  | { kind: "later" };

const refused = (error: unknown): DeskState => {
  if (!(error instanceof ApiError)) throw error;
  const { code } = error;
  if (isSignInAgain(code)) return { kind: "closed", reason: code };
  if (code === "sign_in_needed") return { kind: "signed-out" };
  return { kind: code === "forbidden" ? "forbidden" : "later" };
};

/** Opens the desk for a page, by its Cookie header. Rejects with StoreUnavailable. */
export const openDesk = async (cookie: string | null): Promise<DeskState> => {
  try {
    const operator = await needOperator(cookie);
    const kept = await admitOperator(operator, "working");
    if (kept?.said) await keepInSession(operator.hash, { said: null });
    return {
      kind: "open",
      by: operator.email,
      said: kept?.said ?? null,
      search: kept?.search ?? "",
    };
  } catch (error) {
    return refused(error);
  }
};
