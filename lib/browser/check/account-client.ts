import type { ConsentPurpose } from "@/lib/domain/core/consent";
import type { Lang } from "@/lib/domain/core/languages";
import { isVisitorId } from "@/lib/domain/account/visitor-id";
import { call, noContent, type Reply } from "@/lib/browser/core/api-call";
import { fieldsOf, type Unknowns } from "@/lib/browser/core/parse";
import { type VisitorState, visitorStateFrom } from "./visitor-client";

export type { Reply } from "@/lib/browser/core/api-call";

/** The account's own record, as the server has it now. */
export type AccountState = VisitorState & { userId: string };

const pathOf = (id: string) => `/api/visitors/${id}`;

const accountStateFrom = (value: unknown): AccountState | null => {
  const { userId } = fieldsOf(value);
  const known = visitorStateFrom(value);
  return known && isVisitorId(userId) ? { ...known, userId } : null;
};

/** Links or merges this device's record into the account's. Idempotent. "missing": no session. */
export const linkAccount = (visitorId: string, lang: Lang): Promise<Reply<AccountState>> =>
  call({
    method: "PUT",
    path: "/api/account",
    body: { visitorId, lang },
    parse: accountStateFrom,
  });

/** Everything stored about a visitor, unparsed; "missing" for a record that this browser may not open. */
export const exportRecord = (id: string): Promise<Reply<Unknowns>> =>
  call({
    method: "GET",
    path: pathOf(id),
    parse: (value) => {
      const fields = fieldsOf(value);
      return fields["userId"] === id ? fields : null;
    },
  });

/** Deletes everything stored about a visitor on the server, including the account; the device is unchanged. */
export const deleteRecord = (id: string): Promise<Reply<true>> =>
  call({ method: "DELETE", path: pathOf(id), parse: noContent });

/** Ends all sessions of this person and takes the owner's cookie away; succeeds without a session, too. */
export const endSession = (): Promise<Reply<true>> =>
  call({ method: "DELETE", path: "/api/session", parse: noContent });

/** Gives or withdraws a consent; `textVersion` is the version of the text shown beside it. */
export const saveConsent = (
  id: string,
  purpose: ConsentPurpose,
  isGiven: boolean,
  textVersion: string,
): Promise<Reply<true>> =>
  call({
    method: "PUT",
    path: `${pathOf(id)}/consents/${purpose}`,
    body: { isGiven, textVersion },
    parse: noContent,
  });
