import { env } from "./env";
import { type SessionUser, sessionIn } from "./session";

/**
 * The operator whose session a Cookie header carries; null for anybody else, signed in or not. Asked at every call:
 * whoever is taken off OPERATOR_EMAILS, or signs out, is out. Throws ApiError 503 while Google cannot be asked.
 */
export const operatorIn = async (header: string | null): Promise<SessionUser | null> => {
  const { operatorEmails } = env();
  const user = operatorEmails.length > 0 ? await sessionIn(header) : null;
  return user && operatorEmails.includes(user.email.toLowerCase()) ? user : null;
};
