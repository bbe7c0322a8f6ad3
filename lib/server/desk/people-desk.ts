import type { DeskCounts } from "@/lib/domain/desk/desk-counts";
import type { DeskFilter } from "@/lib/domain/desk/desk-filter";
import type { ListOrder } from "@/lib/domain/desk/list-order";
import type { LeadNote } from "@/lib/domain/leads/lead-notes";
import type { LeadRow } from "@/lib/domain/leads/lead-row";
import type { Lead } from "@/lib/domain/leads/lead";
import type { Shown } from "@/lib/domain/leads/outgoing-lead";
import type { PersonRow } from "@/lib/domain/leads/person-row";
import type { LeadCheck } from "@/lib/domain/leads/visible-check";
import type { Cursor } from "@/lib/server/store/store";

/** Some people in their order; `next` is the cursor of the following page, null at the end. */
export type PeopleRows = { rows: PersonRow[]; next: Cursor | null };

/** The list: `total` counts all pages; null where it is not known. */
export type PeoplePage = PeopleRows & { total: number | null };

export const TODAY_GROUPS = ["answer", "due"] as const;
/** "answer": orders and calls first, then by the promised time; "due": by the time of the next step, overdue ones first. */
export type TodayGroup = (typeof TODAY_GROUPS)[number];

/** The people who wait today; `counts` has the true numbers of each group. */
export type Today = Readonly<Record<TodayGroup, PeopleRows>> & {
  counts: DeskCounts;
  /** The server's time, epoch ms. */
  now: number;
};

/** Another lead of the same person. */
export type PersonLeadDetail = { row: LeadRow & { wants: string }; notes: readonly LeadNote[] };

/** Everything the desk shows of a lead and its person. */
export type LeadDetail = {
  /** The lead by itself. */
  row: LeadRow & { wants: string };
  /** The person as the lists show it. */
  person: PersonRow;
  lead: Shown<Lead>;
  /** null without a record, or without its owner's consent. */
  check: LeadCheck | null;
  /** The person's other leads, the newest first. */
  messages: PersonLeadDetail[];
  /** Leads of other persons with the same phone, address or visitor: the operator may join them. */
  alike: (LeadRow & { wants: string })[];
  /** Whether deleting everything would delete a Google account's user, too. */
  hasAccount: boolean;
};

/**
 * People as operators see them; `by` is the operator's address. Each call but `counts` is logged before it answers; all
 * reject with StoreUnavailable.
 */
export type PeopleDesk = {
  counts: () => Promise<DeskCounts>;
  /** Both groups, or the next page of one of them after a cursor. */
  today: (by: string, after?: { group: TodayGroup; cursor: Cursor }) => Promise<Today>;
  list: (
    by: string,
    filter: DeskFilter,
    order: ListOrder,
    after: Cursor | null,
  ) => Promise<PeoplePage>;
  /** Throws ApiError 404. */
  lead: (by: string, id: string) => Promise<LeadDetail>;
  /** The same for an answer to what was logged already. */
  detail: (id: string) => Promise<LeadDetail>;
};

/** A person's leads as operators join and tell them apart; the choice holds for later leads. */
export type PersonChoices = {
  /** The leads of both are one person's. Throws ApiError 404; 422 "spam" for a lead that is marked. */
  join: (by: string, id: string, otherId: string) => Promise<void>;
  /** The lead is another person's than the rest. Throws ApiError 404. */
  part: (by: string, id: string) => Promise<void>;
};
