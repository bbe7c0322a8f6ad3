import { type ContactLead, isEnded, type Lead } from "@/lib/domain/leads/lead";
import { callOf, withCallChosen } from "@/lib/domain/leads/lead-call";
import type { PayView } from "@/lib/domain/leads/pay-view";
import { type RequestView, requestView } from "@/lib/domain/leads/request-view";
import { CallRefused } from "@/lib/server/calls/call-claims";
import type { Calls } from "@/lib/server/calls/calls";
import { ApiError, notFound } from "@/lib/server/core/api-error";
import type { Store } from "@/lib/server/store/store";
import { takingBack } from "@/lib/server/store/taking-back";
import type { SignedIds } from "./signed-ids";

type Parts = {
  leads: Store<Lead>;
  tokens: Pick<SignedIds, "idIn">;
  calls: Pick<Calls, "taken">;
  /** What its sender sees about paying; null: nothing. */
  payOf: (lead: Lead) => PayView | null;
  now: () => number;
};

/** Whether a lead is a message that its sender may still open. */
const isOpenable = (lead: Lead | null): lead is ContactLead =>
  lead?.kind === "contact" && !isEnded(lead);

/**
 * The private page of a message (docs/product/leads.md#your-request): who has the token has sent it. All calls throw ApiError
 * 404 for a token that opens nothing, and reject with StoreUnavailable.
 */
export const createRequests = ({ leads, tokens, calls, payOf, now }: Parts) => {
  const find = async (token: string): Promise<{ id: string; lead: ContactLead }> => {
    const id = await tokens.idIn(token);
    const lead = id === null ? null : await leads.read(id);
    if (id === null || !isOpenable(lead)) throw notFound();
    return { id, lead };
  };

  /** The call at another half hour; null: none. One that was made stays. */
  const choose = async (token: string, at: number | null): Promise<RequestView> => {
    const { id, lead } = await find(token);
    try {
      const kept = await leads.update(id, (known) =>
        isOpenable(known) && known.call?.end !== "reached"
          ? withCallChosen(known, at, now())
          : null,
      );
      if (!isOpenable(kept)) throw notFound();
      return requestView(kept);
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      if (error.why === "second")
        throw new ApiError(409, "call_second", "Another call to this number is to come.");
      throw await calls.taken(callOf(lead)?.isChecked ?? false);
    }
  };

  return {
    find,
    /** What the page shows. */
    open: async (token: string): Promise<RequestView & { pay: PayView | null }> => {
      const { lead } = await find(token);
      return { ...requestView(lead), pay: payOf(lead) };
    },
    /** Takes another half hour, epoch ms, and frees the former one. Throws ApiError 409 with the free times. */
    choose: (token: string, at: number): Promise<RequestView> => choose(token, at),
    /** Cancels the call; its half hour is free. */
    cancel: (token: string): Promise<RequestView> => takingBack(() => choose(token, null)),
  };
};

export type Requests = ReturnType<typeof createRequests>;
