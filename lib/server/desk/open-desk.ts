import { isLinkNeeded } from "@/lib/domain/account/operator-access";
import { admitOperator, keepInSession, needOperator } from "@/lib/server/auth/operator";
import { ApiError } from "@/lib/server/core/api-error";

/** Opens the desk for a page, by its Cookie header; `said` is what came of the last form. Rejects with StoreUnavailable. */
export const openDesk = async (cookie: string | null) => {
  try {
    const operator = await needOperator(cookie);
    await admitOperator(operator, "working");
    const { said = null, search = "" } = operator.session;
    if (said) await keepInSession(operator.hash, { said: null });
    return { kind: "open", by: operator.email, said, search } as const;
  } catch (error) {
    const code = error instanceof ApiError && error.code;
    if (code === "sign_in_needed" || isLinkNeeded(code))
      return { kind: "closed", reason: code } as const;
    throw error;
  }
};
