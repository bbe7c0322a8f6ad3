import type { LeadDetail } from "@/lib/domain/desk/lead-detail";
import { call, type Reply } from "@/lib/browser/core/api-call";
import { changeThroughGate, detailFrom } from "./desk-client";

/** Joins the cards of two leads of one person; resolves to the head of the card. "refused": one has a flag. */
export const joinCards = (ids: readonly [string, string]): Promise<Reply<LeadDetail>> =>
  changeThroughGate(() =>
    call({ method: "POST", path: "/api/desk/cards/join", body: { ids }, parse: detailFrom }),
  );

/** Takes a lead off its person's card; resolves to the lead. */
export const partCard = (id: string): Promise<Reply<LeadDetail>> =>
  changeThroughGate(() =>
    call({ method: "POST", path: "/api/desk/cards/part", body: { id }, parse: detailFrom }),
  );
