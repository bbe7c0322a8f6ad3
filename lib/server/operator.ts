import { env } from "./env";
import { type Session, sessionOfOne } from "./session";

/**
 * The operator whose session a Cookie header carries; null for anybody else, signed in or not. Google is asked at
 * every call: whoever signs out is out. Throws ApiError 429 for too many calls, 503 while Google cannot be asked.
 */
export const operatorIn = async (header: string | null): Promise<Session | null> => {
  const { operatorEmails } = env();
  return operatorEmails.length > 0 ? sessionOfOne(header, operatorEmails) : null;
};
