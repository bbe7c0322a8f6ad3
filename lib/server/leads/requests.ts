import type { VisitorRecord } from "@/lib/domain/account/record";
import { type ContactLead, isEnded, type Lead } from "@/lib/domain/leads/lead";
import { heldAt, openCallAt, withCallChosen } from "@/lib/domain/leads/lead-call";
import type { PayView } from "@/lib/domain/leads/pay-view";
import { type RequestView, requestView } from "@/lib/domain/leads/request-view";
import { CallRefused, type Calls } from "./calls";
import { ApiError, assertNoWait, notFound } from "@/lib/server/core/api-error";
import type { Limit } from "@/lib/server/core/rate-limit";
import type { Store } from "@/lib/server/store/store";
import { takingBack } from "@/lib/server/store/disk-reserve";
import { nullIfUnreadable } from "@/lib/server/store/unreadable";
import { haveCall } from "./check-leads";
import type { SignedIds } from "./signed-ids";

type Parts = {
  leads: Store<Lead>;
  users: Pick<Store<VisitorRecord>, "read">;
  tokens: Pick<SignedIds, "idIn">;
  calls: Pick<Calls, "taken">;
  callLimit: Limit;
  /** How often the sender of one lead, and one address, changes something or claims to have paid. */
  eventLimits: Readonly<Record<"lead" | "address", Limit>>;
  payOf: (id: string, lead: Lead) => Promise<PayView | null>;
  now: () => number;
};

const isOpenable = (lead: Lead | null): lead is ContactLead =>
  lead?.kind === "contact" && !isEnded(lead);

/** The private page of a message, by its token. Calls throw ApiError 404, or StoreUnavailable. */
export const createRequests = (parts: Parts) => {
  const { leads, users, tokens, calls, callLimit, eventLimits, payOf, now } = parts;
  const find = async (token: string): Promise<{ id: string; lead: ContactLead }> => {
    const id = await tokens.idIn(token);
    const lead = id === null ? null : await leads.read(id);
    if (id === null || !isOpenable(lead)) throw notFound();
    return { id, lead };
  };

  /** Counts a change, a cancellation or a claim. Throws ApiError 429. */
  const countEvent = async (id: string, address: string | null): Promise<void> => {
    assertNoWait(await eventLimits.lead.take(id), "Too many changes of this request.");
    if (address !== null)
      assertNoWait(await eventLimits.address.take(address), "Too many changes from here.");
  };

  const isSecond = async (id: string, { visitorId }: ContactLead): Promise<boolean> => {
    const record = visitorId && (await users.read(visitorId).catch(nullIfUnreadable));
    const others = record ? record.leads.filter((one) => one !== id) : [];
    return haveCall(leads, others, now());
  };

  /**
   * A lead without a time takes one as a new lead does: within its address's limit, and no second
   * one of its record.
   */
  const assertMayTake = async (id: string, lead: ContactLead, address: string | null) => {
    if (address !== null) assertNoWait(await callLimit.take(address), "Too many calls from here.");
    if (await isSecond(id, lead)) throw new CallRefused("second");
  };

  /** The call at another half hour; null: none. One that was made stays. */
  const choose = async (
    token: string,
    at: number | null,
    address: string | null,
  ): Promise<RequestView> => {
    const { id, lead } = await find(token);
    await countEvent(id, address);
    const isFirst = at !== null && openCallAt(lead) === null;
    try {
      if (isFirst) await assertMayTake(id, lead, address);
      const kept = await leads.update(id, (known) =>
        isOpenable(known) && known.call?.end !== "reached"
          ? withCallChosen(known, at, now())
          : null,
      );
      if (!isOpenable(kept)) throw notFound();
      // Two messages that take a time in the same moment may each see the other; then neither keeps its time.
      if (isFirst && (await isSecond(id, lead))) {
        await leads.update(id, (known) =>
          isOpenable(known) && heldAt(known) === at ? { ...known, call: lead.call } : null,
        );
        throw new CallRefused("second");
      }
      return requestView(kept);
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error;
      if (error.why === "second")
        throw new ApiError(409, "call_second", "Another call of yours is to come.");
      throw await calls.taken();
    }
  };

  return {
    find,
    countEvent,
    open: async (token: string): Promise<RequestView & { pay: PayView | null }> => {
      const { id, lead } = await find(token);
      return { ...requestView(lead), pay: await payOf(id, lead) };
    },
    /** Takes another half hour, epoch ms. Throws ApiError 409 with the free times, and 429. */
    choose,
    cancel: (token: string, address: string | null): Promise<RequestView> =>
      takingBack(() => choose(token, null, address)),
  };
};

export type Requests = ReturnType<typeof createRequests>;
